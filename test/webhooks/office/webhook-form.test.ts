import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formOfWebhook, readWebhookForm } from '#src/webhooks/office/webhook-form.ts';
import { MAX_STOCK_LIMIT } from '#src/webhooks/webhook-rules.ts';

const form = { ...formOfWebhook(null), name: 'stock', url: 'https://example.com/', events: ['stock.low' as const] };

test('the limit of low stock is read as every number of pieces, up to the most that the shop keeps', () => {
  for (const [stockLowAt, limit] of [
    ['3', 3],
    ['0', 0],
    ['1\u00a0250', 1_250],
    [String(MAX_STOCK_LIMIT), MAX_STOCK_LIMIT],
  ] as const) {
    const { content, problems } = readWebhookForm({ ...form, stockLowAt });
    assert.equal([content.content.stockLowAt, problems], [limit, []], stockLowAt);
  }
  for (const stockLowAt of ['', 'many', '-1', '1,5', String(MAX_STOCK_LIMIT + 1)]) {
    assert.equal(readWebhookForm({ ...form, stockLowAt }).problems, ['stockLowAt'], stockLowAt);
  }
});

test.run();
