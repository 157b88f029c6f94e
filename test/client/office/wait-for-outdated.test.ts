import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { waitForOutdated } from '#client/office/wait-for-outdated.ts';
import type { RouteLocation } from '#src/addresses.ts';
import { createQueryClient, operationQuery } from '#src/query-client.ts';

const test = suite('what is outdated on the way to a page');

const query = operationQuery('SetupProgress', {});
const pages = {
  today: { page: async () => ({}) as never, load: async () => assert.unreachable('the table of loads is asked') },
  // A page that loads by itself.
  mails: {
    page: async () =>
      ({ load: (client: { ensureQueryData(one: object): unknown }) => client.ensureQueryData(query) }) as never,
  },
};

/** Each answer is another one. `visit` resolves to what the page would show. */
function anOffice() {
  const asked: string[] = [];
  const server = { isAway: false };
  const queryClient = createQueryClient(async (name) => {
    asked.push(name);
    if (server.isAway) throw new Error('The shop could not be reached.');
    return { answer: asked.length } as never;
  }, 'browser');
  const shell = operationQuery('StaffSignedIn', {});
  const { loadShell, loads } = waitForOutdated(
    queryClient,
    { pages },
    {
      loadShell: (client) => client.ensureQueryData(shell),
      loads: { today: { load: (client) => client.ensureQueryData(query) } },
    },
  );
  const visit = async (route: string) => {
    const location = { route } as RouteLocation;
    await Promise.all([loadShell(queryClient, location), loads?.[route]?.load?.(queryClient, location)]);
    return queryClient.getQueryData<unknown>(query.queryKey);
  };
  return { asked, server, queryClient, visit };
}

for (const route of ['today', 'mails']) {
  test(`what a change outdated is there before the page is (${route})`, async () => {
    const { asked, queryClient, visit } = anOffice();
    await visit(route);
    await visit(route);
    assert.equal(asked, ['StaffSignedIn', 'SetupProgress'], 'what nothing has changed is shown at once');
    queryClient.invalidateQueries({ refetchType: 'none' });
    assert.equal(await visit(route), { answer: 3 });
    await visit(route);
    assert.equal(asked.slice(2), ['SetupProgress'], 'once, and nothing of the shell');
    queryClient.clear();
  });
}

test('without an answer the page shows what is known', async () => {
  const { server, queryClient, visit } = anOffice();
  await visit('today');
  queryClient.invalidateQueries({ refetchType: 'none' });
  server.isAway = true;
  assert.equal(await visit('today'), { answer: 2 });
  queryClient.clear();
});

test.run();
