export const integrations = {
  'admin.tab.integrations': 'Integrations',
  'integrations.intro': 'How other programs read from Rigbook and write to it.',
  'integrations.apiPage': 'What the API offers',
};
