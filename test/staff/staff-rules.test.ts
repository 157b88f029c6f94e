// Rules that need no shop: one-time codes, passwords, who may do what, and that every operation says it.
import { sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listAccess } from '#build/operation-access.ts';
import { hashPassword, isPasswordOf, passwordCost } from '#server/staff/hash-password.ts';
import { base32, findTotpStep, totpCode, totpStep } from '#server/staff/totp.ts';
import { ownOfficePath } from '#src/office-addresses.ts';
import { passwordProblem } from '#src/staff/credential-rules.ts';
import { mayAccess, permissions, permissionsOf, roles } from '#src/staff/permissions.ts';
import { cheapPasswords } from '#test/fixtures/a-shop.ts';
import { openTestDatabase } from '../database/test-database.ts';

const secret = Buffer.from('12345678901234567890');

test('codes are those of RFC 6238', () => {
  const vectors: [seconds: number, code: string][] = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [20_000_000_000, '353130'],
  ];
  for (const [seconds, code] of vectors) assert.is(totpCode(secret, totpStep(new Date(seconds * 1000))), code);
  assert.is(base32(secret), 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});

test('a code is good one step early and late, and never at a step that was used', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const step = totpStep(now);
  const found = (around: number, last: number) => findTotpStep(secret, totpCode(secret, step + around), now, last);
  assert.equal([found(-1, 0), found(0, 0), found(1, 0)], [step - 1, step, step + 1]);
  assert.equal([found(-2, 0), found(2, 0), found(0, step), found(-1, step)], [null, null, null, null]);
});

test('a password is hashed as OWASP asks, and known again however its characters were typed', async () => {
  assert.match(await hashPassword('zażółć gęślą jaźń', passwordCost), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const stored = await hashPassword('zażółć gęślą jaźń', cheapPasswords);
  assert.ok(await isPasswordOf(stored, 'zażółć gęślą jaźń'.normalize('NFD'), passwordCost));
  assert.not(await isPasswordOf(stored, 'zażółć gęślą', passwordCost));
  assert.not(await isPasswordOf(null, 'zażółć gęślą', cheapPasswords));
});

test('a password is long and not among those that are tried first; nothing else is asked of it', () => {
  const known = ['anna@plakaty.example', 'Pracownia Plakatu'];
  for (const good of ['cztery ciche zielone', 'aaaabbbbccccdddd', 'correct horse battery']) {
    assert.is(passwordProblem(good, known), null, good);
  }
  assert.is(passwordProblem('dziewięć9', known), 'PASSWORD_TOO_SHORT');
  for (const bad of ['password1234', '1111111111', 'Pracownia Plakatu', 'anna@plakaty.example!', '1234567890']) {
    assert.is(passwordProblem(bad, known), 'PASSWORD_TOO_COMMON', bad);
  }
});

test('an owner may do everything, and nobody but an owner manages staff', () => {
  assert.equal(permissionsOf.owner, permissions);
  const managers = roles.filter((role) => mayAccess({ permissions: permissionsOf[role] }, ['staff.manage']));
  assert.equal(managers, ['owner']);
  assert.not(mayAccess(null, 'staff'));
});

test('the database knows the same roles', async () => {
  const { db, close } = await openTestDatabase();
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'staff_role_check'`.execute(db);
  const known = [...(rows[0]?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, role]) => role);
  assert.equal(known, [...roles]);
  await close();
});

const directives =
  'directive @needs(permission: String!) repeatable on FIELD_DEFINITION directive @forStaff on FIELD_DEFINITION ' +
  'directive @forAnybody on FIELD_DEFINITION directive @stepUp on FIELD_DEFINITION ' +
  'directive @peopleOnly on FIELD_DEFINITION ';
const accessOf = (fields: string, operation: string) =>
  listAccess(`${directives} type Query { ${fields} }`, [operation], permissions);

test('an operation needs what all its fields need, and is for people when one of them is', () => {
  const fields =
    'a: Int @forAnybody b: Int @forStaff c: Int @needs(permission: "orders.read") @stepUp ' +
    'd: Int @needs(permission: "settings.write") @peopleOnly';
  const ofPeople = { needsStepUp: true, isForPeople: true };
  assert.equal(accessOf(fields, 'query Q { a b c }'), { Q: { access: ['orders.read'], ...ofPeople } });
  assert.equal(accessOf(fields, 'query Q { c d }'), { Q: { access: ['orders.read', 'settings.write'], ...ofPeople } });
  assert.equal(accessOf(fields, 'query Q { a c }'), { Q: { access: ['orders.read'], needsStepUp: true } });
  assert.equal(accessOf(fields, 'query Q { a b }'), { Q: { access: 'staff', needsStepUp: false } });
  assert.equal(accessOf(fields, 'query Q { a }'), { Q: { access: 'anybody', needsStepUp: false } });
});

test('no table is written of a field that does not say who it is for, or names a permission that is none', () => {
  assert.throws(() => accessOf('a: Int', 'query Q { a }'), /Query\.a must say who it is for/);
  assert.throws(() => accessOf('a: Int @forStaff @forAnybody', 'query Q { a }'), /must say who it is for/);
  assert.throws(
    () => accessOf('a: Int @needs(permission: "orders.raed")', 'query Q { a }'),
    /no permission orders.raed/,
  );
  assert.throws(() => accessOf('a: Int @forAnybody @stepUp', 'query Q { a }'), /nobody can step up signed out/);
});

test('after signing in nobody is led away from the office', () => {
  assert.is(ownOfficePath('/admin/orders?state=paid'), '/admin/orders?state=paid');
  for (const bad of [
    '//elsewhere.example',
    '/pl/cart',
    'https://a.example/admin',
    '/admin//elsewhere',
    '/admin\\x',
    '/administration',
    '/admin/sign-in',
    null,
  ]) {
    assert.is(ownOfficePath(bad), null, String(bad));
  }
});

test.run();
