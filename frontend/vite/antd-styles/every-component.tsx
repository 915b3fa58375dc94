import {
  Alert,
  Badge,
  Button,
  Checkbox,
  Collapse,
  DatePicker,
  Descriptions,
  Drawer,
  Dropdown,
  Empty,
  Form,
  Image,
  Input,
  Layout,
  Menu,
  Pagination,
  Popover,
  Progress,
  Radio,
  Result,
  Segmented,
  Select,
  Skeleton,
  Slider,
  Space,
  Spin,
  Statistic,
  Steps,
  Table,
  Tag,
  Timeline,
  Tooltip,
  Tree,
  Upload,
} from 'antd';

const column = { title: 'Title', filters: [{ text: 'Text', value: 'value' }] };

/** Each component of antd that a screen has, or that is inside another one: rendered once, it says its styles. */
export function EveryComponent() {
  return (
    <>
      <Alert />
      <Badge count={1} />
      <Badge.Ribbon />
      <Button />
      <Checkbox />
      <Collapse />
      <DatePicker />
      <Descriptions />
      <Drawer getContainer={false} open />
      <Dropdown menu={{ items: [] }}>
        <span />
      </Dropdown>
      <Empty />
      <Form>
        <Form.Item label="Label" name="name">
          <Input />
        </Form.Item>
      </Form>
      <Image />
      <Input.OTP />
      <Input.Password />
      <Input.Search />
      <Input.TextArea />
      <Layout>
        <Layout.Sider />
      </Layout>
      <Menu items={[]} />
      <Pagination />
      <Popover>
        <span />
      </Popover>
      <Progress />
      <Radio.Group options={['option']} />
      <Result />
      <Segmented options={['option']} />
      <Select />
      <Skeleton />
      <Slider />
      <Space />
      <Space.Addon>after</Space.Addon>
      <Space.Compact />
      <Spin />
      <Statistic />
      <Steps />
      <Table columns={[column]} />
      <Tag />
      <Tag color="blue" />
      <Tag color="success" />
      <Timeline />
      <Tooltip />
      <Tree treeData={[]} />
      <Upload />
    </>
  );
}
