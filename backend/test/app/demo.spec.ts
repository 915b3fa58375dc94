import { demoPasswordsInWords, refuseDemoPasswordToOthers } from '../../src/app/demo/demo-passwords.js';
import { giveDemoContacts, loadDemo } from '../../src/app/demo/load-demo.js';
import { readyLines } from '../../src/app/running/ready-lines.js';
import { Configuration } from '../../src/platform/configuration/configuration.js';
import { startTestApp, type TestApp } from '../support/app.js';

describe('the demo', () => {
  it('lets its accounts sign in and shows its vehicles', async () => {
    const app = await startTestApp();
    for (const unit of ['100', '101', '102', '103', '104', '105', '110', '111']) await app.signIn(unit);
    const { body } = await app.visitor().get('/api/vehicles').expect(200);
    expect(body.map(({ name }: { name: string }) => name)).toEqual([
      'ALS1',
      'BLS1',
      'BLS2',
      'FLY CAR 1',
      'PARAMEDIC 1',
    ]);
    const actors = await app.database.query({
      name: 'test.actors',
      text: 'SELECT DISTINCT actor FROM event',
      values: [],
    });
    expect(actors).toEqual([{ actor: 'system:demo' }]);
    await app.close();
  });

  it('does not load into a database that has data', async () => {
    const app = await startTestApp();
    expect(await loadDemo(app.nest)).toBe(false);
    await app.close();
  });

  it('is loaded once where two processes start on one empty database', async () => {
    const app = await startTestApp({ environment: { RIGBOOK_DEMO: 'off' } });
    const others = await Promise.all([startTestApp({ shareDatabaseOf: app }), startTestApp({ shareDatabaseOf: app })]);
    const loaded = await Promise.all(others.map(({ nest }) => loadDemo(nest)));
    expect(loaded.sort()).toEqual([false, true]);
    expect(await loadDemo(app.nest)).toBe(false);
    await Promise.all(others.map((other) => other.close()));
    await app.close();
  });

  it('has an address for the messages to its office, and numbers to call', async () => {
    const app = await startTestApp();
    const dana = await app.signIn('101');
    await giveDemoContacts(app.nest);
    const { body } = await dana.get('/api/contacts').expect(200);
    expect(body).toMatchObject({
      whatsappNumber: '+972500000100',
      emergencyNumbers: [{ contact: 'dispatch', number: '1221' }, {}, {}, {}],
    });
    const admin = await app.signInAdmin();
    expect((await admin.get('/api/admin/settings').expect(200)).body).toMatchObject({
      contactEmail: 'office@example.org',
    });
    await app.close();
  });

  it('is kept from others until its passwords are changed', async () => {
    const demo = await startTestApp();
    await expect(refuseDemoPasswordToOthers(demo.nest)).resolves.toBeUndefined();
    const environment = { HOST: '0.0.0.0', RIGBOOK_DEMO: 'off' };
    const open = await startTestApp({ shareDatabaseOf: demo, environment });
    await expect(refuseDemoPasswordToOthers(open.nest)).rejects.toThrow(
      /^The admin password is still the one of the demo/,
    );
    const admin = await demo.signInAdmin();
    const change = { currentPassword: 'rigbook-demo', newPassword: 'seven otters on a raft' };
    await admin.put('/api/admin/password').send(change).expect(204);
    await expect(refuseDemoPasswordToOthers(open.nest)).rejects.toThrow(/^The audit password of unit 110 is still/);
    const auditor = await demo.signInAuditor();
    await auditor.put('/api/auth/audit-password').send({ newPassword: 'nine otters on a raft' }).expect(200);
    await expect(refuseDemoPasswordToOthers(open.nest)).resolves.toBeUndefined();
    await open.close();
    await demo.close();
  });

  it('says which passwords open it, and never one that is a secret', async () => {
    const told = async (app: TestApp) =>
      readyLines(app.nest.get(Configuration), 3000, await demoPasswordsInWords(app.nest)).join('\n');
    const demo = await startTestApp();
    expect(await told(demo)).toContain('administrator; admin password rigbook-demo');
    const later = await startTestApp({ shareDatabaseOf: demo, environment: { ADMIN_PASSWORD: 'too late to count' } });
    expect(await told(later)).toContain('administrator; admin password rigbook-demo');
    await later.close();
    await demo.close();

    const own = await startTestApp({ environment: { ADMIN_PASSWORD: 'of the environment' } });
    expect(await told(own)).toContain('administrator; admin password as in ADMIN_PASSWORD');
    const without = await startTestApp({ shareDatabaseOf: own });
    expect(await told(without)).toContain('administrator; admin password as changed here');
    expect((await told(own)) + (await told(without))).not.toMatch(/admin password rigbook-demo|of the environment/);
    expect(await told(own)).toContain('auditor; audit password rigbook-demo');
    const auditor = await own.signInAuditor();
    await auditor.put('/api/auth/audit-password').send({ newPassword: 'a longer one of my own' }).expect(200);
    expect(await told(own)).toContain('auditor; audit password as changed here');
    await auditor.delete('/api/auth/audit-password').expect(204);
    expect(await told(own)).toContain('auditor; sets an audit password');
    await without.close();
    await own.close();
  });
});
