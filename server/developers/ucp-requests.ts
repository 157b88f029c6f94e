// The requests that the guide to the protocol shows, one after the other. They are data, so that a test sends to a shop what a
// reader copies. `$NAME` in them is a variable of the shell, which an earlier request has set.
import { PERMALINK_PATH } from '../ucp/hand-over/permalink.ts';
import { PROFILE_PATH } from '../ucp/profile/write-profile.ts';
import { MCP_PATH, REST_PATH } from '../ucp/transports/ucp-endpoint.ts';

export type GuideRequest = {
  /** The name of the step, and what there is to know of it. */
  title: string;
  says: string;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  /** A write is carried out once under it. */
  hasKey?: true;
  /** The status that it is answered with. */
  status: number;
  /** Keeps a member of the answer, as jq names it, in a variable. */
  keeps?: { name: string; member: string };
};

const SKU = 'PP-ZUBR-5070-M-D';
const polish = { address_country: 'PL', language: 'pl' };
const line = (quantity: number) => ({ item: { id: SKU }, quantity });

export const guideRequests: readonly GuideRequest[] = [
  {
    title: 'Discover',
    says: 'The profile names the versions, the endpoints and what the shop can do.',
    ...{ method: 'GET', path: PROFILE_PATH, status: 200 },
  },
  {
    title: 'Search',
    says: '`context` chooses the market: prices and language are its own.',
    ...{ method: 'POST', path: `${REST_PATH}/catalog/search`, status: 200 },
    body: { query: 'zubr', context: polish, pagination: { limit: 3 } },
  },
  {
    title: 'Look at a product',
    says: 'By its id, its handle, or the id or SKU of a variant. A cart takes variants.',
    ...{ method: 'POST', path: `${REST_PATH}/catalog/product`, status: 200 },
    body: { id: 'zubr', context: polish },
  },
  {
    title: 'Begin a cart',
    says: 'It stays in the market that it was begun in. What could not be had stands in `messages`.',
    ...{ method: 'POST', path: `${REST_PATH}/carts`, hasKey: true, status: 201 },
    body: { context: polish, line_items: [line(1)] },
    keeps: { name: 'CART', member: 'id' },
  },
  {
    title: 'Change the cart',
    says: 'A PUT says all lines; what is not among them goes out.',
    ...{ method: 'PUT', path: `${REST_PATH}/carts/$CART`, status: 200 },
    body: { line_items: [line(2)] },
  },
  {
    title: 'Make it a checkout',
    says: 'Of a cart (`cart_id`), or at once of `line_items`.',
    ...{ method: 'POST', path: `${REST_PATH}/checkout-sessions`, hasKey: true, status: 201 },
    body: { cart_id: '$CART' },
    keeps: { name: 'CHECKOUT', member: 'id' },
  },
  {
    title: 'Buyer, delivery, discount',
    says: 'All of it is optional: the person finds it filled in, and can change it. The answer shows `fulfillment` (with the methods to choose from, as `selected_option_id` of a group) and `discounts` to those whose profile names these extensions; `AUTUMN` is no code of the demo shop, which `messages` says.',
    ...{ method: 'PUT', path: `${REST_PATH}/checkout-sessions/$CHECKOUT`, status: 200 },
    body: {
      line_items: [line(2)],
      buyer: { first_name: 'Anna', last_name: 'Lis', email: 'anna@example.com', phone_number: '+48 600 100 200' },
      fulfillment: {
        methods: [
          {
            type: 'shipping',
            destinations: [
              {
                ...{ id: 'home', street_address: 'ul. Długa 12', address_locality: 'Warszawa' },
                ...{ postal_code: '00-238', address_country: 'PL' },
              },
            ],
            selected_destination_id: 'home',
          },
        ],
      },
      discounts: { codes: ['AUTUMN'] },
    },
  },
  {
    title: 'Hand over',
    says: 'Give the person `continue_url`: it opens the checkout in a browser, until `expires_at`. Nothing else buys; `complete` makes no order and answers as this does.',
    ...{ method: 'GET', path: `${REST_PATH}/checkout-sessions/$CHECKOUT`, status: 200 },
    keeps: { name: 'ORDER', member: 'order.id' },
  },
  {
    title: 'Follow the order',
    says: 'Once the person has pressed the button, the checkout above is `completed` and names its `order`. Until then this says `not_found`. `messages` tells how the payment stands: `order_paid`, `payment_awaited`, `payment_later` (by transfer or on delivery), `order_refunded` and the like.',
    ...{ method: 'GET', path: `${REST_PATH}/orders/$ORDER`, status: 200 },
  },
  {
    title: 'The same as a tool',
    says: 'Over MCP the body stands under `catalog`, `cart` or `checkout`, an id beside it, and who asks in `meta`: `{"ucp-agent": {"profile": "https://…"}, "idempotency-key": "…"}`.',
    ...{ method: 'POST', path: MCP_PATH, status: 200 },
    body: {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'search_catalog', arguments: { catalog: { query: 'zubr', context: polish } } },
    },
  },
  {
    title: 'A link that fills a cart',
    says: 'For e-mails and social networks, too: it works whether the shop is open to assistants or not.',
    ...{ method: 'GET', path: `${PERMALINK_PATH}/${SKU}:1`, status: 303 },
  },
];

/** The request as a command, which shows the answer. */
export function curlOf({ method, path, body, hasKey, status, keeps }: GuideRequest): string {
  const parts = [
    `curl -sS "$SHOP${path}" "\${AGENT[@]}"`,
    ...(method === 'GET' || (method === 'POST' && body) ? [] : [`-X ${method}`]),
    ...(hasKey ? [`-H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(body ? ['-H "Content-Type: application/json"', `-d '${quoteVariables(JSON.stringify(body))}'`] : []),
    ...(status === 303 ? ['-i'] : []),
  ];
  const command = parts.join(' \\\n  ');
  return keeps ? `${command} | tee answer.json\n${keeps.name}=$(jq -r .${keeps.member} answer.json)` : command;
}

/** Within single quotes a variable is put between them. */
function quoteVariables(json: string): string {
  return json.replace(/\$[A-Z]+/g, (name) => `'"${name}"'`);
}
