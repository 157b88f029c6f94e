// The board for Grafana and the alerts of the guide name figures that `/metrics` has, and the board shows all of ours.
import { readFileSync } from 'node:fs';
import { collectDefaultMetrics } from 'prom-client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createGauges } from '#server/metrics/shop-gauges.ts';
import { createShopMetrics } from '#server/telemetry/shop-metrics.ts';
import { root } from '../source-imports.ts';

type Board = { panels: { id: number; title: string; targets?: { expr: string }[] }[] };

const read = (name: string) => readFileSync(`${root}server/guides/${name}`, 'utf8');
const board = JSON.parse(read('grafana-board.json')) as Board;
const guide = read('watching.md');

async function listFigures() {
  const metrics = createShopMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  createGauges(metrics, {
    db: null as never,
    now: () => new Date(),
    poolState: () => ({ total: 0, idle: 0, waiting: 0 }),
    cacheSize: () => ({ bytes: 0, pages: 0 }),
    liveStreams: () => 0,
  });
  // They are metrics, whose names and types the declarations of prom-client leave out.
  const array = metrics.registry.getMetricsAsArray() as unknown as { name: string; type: string }[];
  const suffixes = (type: string) => (type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']);
  const names = array.map(({ name, type }) => ({ name, spellings: suffixes(type).map((suffix) => name + suffix) }));
  metrics.registry.clear();
  return names;
}

const namedIn = (text: string) => [...new Set(text.match(/\b(?:kasa|nodejs|process)_[a-z0-9_]+/g) ?? [])];
const expressions = board.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

test('the board and the alerts name no figure that is not there', async () => {
  const known = new Set((await listFigures()).flatMap(({ spellings }) => spellings));
  const alerts = [...guide.matchAll(/^ +expr: (.*)$/gm)].map(([, expr = '']) => expr);
  assert.ok(alerts.length > 10);
  assert.ok(expressions.length > 20);
  const unknown = namedIn([...alerts, ...expressions].join('\n')).filter((name) => !known.has(name));
  assert.equal(unknown, []);
});

test('the board shows each figure of the shop', async () => {
  const shown = new Set(namedIn(expressions.join('\n')));
  const ours = (await listFigures()).filter(({ name }) => name.startsWith('kasa_'));
  assert.ok(ours.length > 20);
  const missing = ours.filter(({ spellings }) => !spellings.some((name) => shown.has(name)));
  assert.equal(
    missing.map(({ name }) => name),
    [],
  );
});

test('each panel stands in a place of its own', () => {
  const ids = board.panels.map(({ id }) => id);
  assert.is(new Set(ids).size, ids.length);
});

test.run();
