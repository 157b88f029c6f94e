// The Universal Commerce Protocol: what assistants ask, from the operations that both transports are made of.
import { ASSISTANT_CART_MS } from '#src/cart/cart-life.ts';
import { WRONG_CODES_PER_ADDRESS } from '../cart/set-discount-code.ts';
import { LINK_MS } from '../ucp/carts/assistant-cart-store.ts';
import { CARTS_OF_ADDRESS, WRITES_OF_ADDRESS, WRITES_OF_PLATFORM, WRITES_OF_SHARE } from '../ucp/carts/count-writes.ts';
import { MOST_CARTS, MOST_CARTS_OF_PLATFORM } from '../ucp/carts/open-assistant-cart.ts';
import { PERMALINK_PATH } from '../ucp/hand-over/permalink.ts';
import { businessMessages } from '../ucp/messages/business-messages.ts';
import { protocolErrors } from '../ucp/messages/protocol-errors.ts';
import { operations } from '../ucp/operations/all-operations.ts';
import { PROFILE_PATH } from '../ucp/profile/write-profile.ts';
import { REQUESTS_A_MINUTE } from '../ucp/register-ucp.ts';
import { MOST_LISTED_VARIANTS } from '../ucp/shown/show-product.ts';
import { MCP_PATH, REST_PATH } from '../ucp/transports/ucp-endpoint.ts';
import { allVersions } from '../ucp/versions/all-versions.ts';
import type { Block, Chapter } from './chapter.ts';
import { blocksOfOrderWebhooks } from './order-webhook-blocks.ts';
import { curlOf, guideRequests } from './ucp-requests.ts';

const HOUR_MS = 3_600_000;

const sharedNames = ['catalog.search', 'catalog.lookup', 'cart', 'checkout', 'discount', 'fulfillment', 'order'];

/** A profile that shares everything with the shop. */
export const profileOfGuide = {
  ucp: {
    version: allVersions[0]?.name,
    services: {},
    payment_handlers: {},
    capabilities: Object.fromEntries(
      sharedNames.map((name) => [`dev.ucp.shopping.${name}`, [{ version: allVersions[0]?.name }]]),
    ),
  },
};

export const ucpChapter: Chapter = {
  id: 'ucp',
  title: 'Assistants: the Universal Commerce Protocol',
  blocks: [
    {
      kind: 'text',
      text: 'Assistants search, fill a cart and hand it over, once the merchant has opened the shop to them (Marketing, Assistants; `kasa settings set assistants --set isOpen=true`). The order button is pressed by a person, on the shop’s own checkout. While it is closed, all of these addresses but the last are answered 404.',
    },
    {
      kind: 'table',
      head: ['address', 'what it is'],
      rows: [
        [`\`${PROFILE_PATH}\``, 'the profile: versions, capabilities, endpoints'],
        [`\`${REST_PATH}\``, 'REST'],
        [`\`${MCP_PATH}\``, 'the same as tools of the Model Context Protocol'],
        [`\`${PERMALINK_PATH}/VARIANT:QUANTITY,…\``, 'a link that fills a cart'],
      ],
    },
    { kind: 'text', text: `Versions: ${allVersions.map(({ name }) => `\`${name}\``).join(', ')}.` },
    {
      kind: 'table',
      head: ['tool', 'REST', 'what it does'],
      rows: operations.map(({ name, rest, description }) => [
        `\`${name}\``,
        `\`${rest.method} ${REST_PATH}${rest.path}\``,
        description,
      ]),
    },
    {
      kind: 'text',
      text: 'Requests and answers follow the schemas at https://ucp.dev, which the profile names one by one.',
    },
    ...blocksOfSteps(),
    ...blocksOfProfile(),
    ...blocksOfOrderWebhooks(),
    ...blocksOfLimits(),
    ...blocksOfErrors(),
  ],
};

function blocksOfSteps(): Block[] {
  return [
    { kind: 'heading', text: 'Step by step' },
    {
      kind: 'text',
      text: 'Against the demo shop of `make serve`, in bash or zsh, with jq. With `AGENT` empty you are an assistant that names no profile: everything works, and how delivery and discounts turned out is not shown.',
    },
    {
      kind: 'code',
      language: 'sh',
      text: 'bin/kasa.js settings set assistants --set isOpen=true\nSHOP=http://localhost:3000\nAGENT=()',
    },
    ...guideRequests.flatMap((request): Block[] => [
      { kind: 'text', text: `${request.title}. ${request.says} Answers ${request.status}.` },
      { kind: 'code', language: 'sh', text: curlOf(request) },
    ]),
  ];
}

function blocksOfProfile(): Block[] {
  return [
    { kind: 'heading', text: 'Who asks' },
    {
      kind: 'text',
      text: 'An assistant names its profile in every request; the shop fetches it, and both then speak its version and use the capabilities that both have. Carts and orders are seen by the profile’s domain alone. The shop fetches from public https addresses only, so a profile on your own machine is refused (`invalid_profile_url`), while the shop may well run there: put the file where anybody can read it (the raw address of a gist, GitHub Pages, a tunnel), and send its address.',
    },
    { kind: 'code', language: 'json', text: JSON.stringify(profileOfGuide, null, 2) },
    {
      kind: 'code',
      language: 'sh',
      text: `AGENT=(-H 'UCP-Agent: profile="https://you.example/profile.json"')`,
    },
  ];
}

function blocksOfLimits(): Block[] {
  return [
    { kind: 'heading', text: 'Headers, limits and lives' },
    {
      kind: 'list',
      items: [
        '`UCP-Agent: profile="https://…"`: who asks. `Accept-Language` speaks where `context.language` does not.',
        '`Idempotency-Key`: a write happens once under it, for 24 hours; the answer to the repeated one shows the cart as it is now. It counts for your profile’s domain and the network that you ask from; take a random one each time, such as a UUID, because whoever sends the same key with the same body from there is answered with that cart. A key with another body is answered 409.',
        `${REQUESTS_A_MINUTE} requests a minute from one address; of these ${WRITES_OF_ADDRESS} writes without a profile. ${WRITES_OF_PLATFORM} writes a minute for a platform, ${WRITES_OF_SHARE} of them from one address. Only what is written counts: a cart that is not found, or a body that is wrong, does not. Beyond that 429 with \`Retry-After\`. Addresses of the machine itself and of private networks are not counted, so on your own machine you meet only those of a platform.`,
        `${MOST_CARTS} open carts, ${MOST_CARTS_OF_PLATFORM} of them for one platform; beyond that 503, with the time in \`Retry-After\` until the oldest one goes. ${CARTS_OF_ADDRESS} begun from one address in a day; beyond that 429. A cart of nothing is not begun.`,
        `A cart is there for ${ASSISTANT_CART_MS / HOUR_MS} hours. \`expires_at\` says until when \`continue_url\` works: ${LINK_MS / HOUR_MS} hours from the last answer, and no longer than the cart. Reading the cart renews it.`,
        `A cart takes ${WRONG_CODES_PER_ADDRESS} wrong codes in an hour. The next one is kept without being looked at (\`discount_code_not_checked\`): the checkout of the shop judges it, or a later try.`,
        `A search shows ${MOST_LISTED_VARIANTS} variants of a product, those that can be bought first. \`variants_omitted\` says how many there are, and the product itself tells all.`,
        'Amounts are integers in the smallest unit of the currency, VAT included.',
      ],
    },
  ];
}

function blocksOfErrors(): Block[] {
  const errors = Object.values(businessMessages).flatMap((message) => (message.type === 'error' ? [message] : []));
  const kinds = new Map(
    errors.map((message) => [
      `${message.code} ${message.severity}`,
      [`\`${message.code}\``, `\`${message.severity}\``],
    ]),
  );
  return [
    { kind: 'heading', text: 'Errors' },
    {
      kind: 'text',
      text: 'A request that is not carried out is answered with its status and `{code, content}`, in English:',
    },
    {
      kind: 'table',
      head: ['code', 'HTTP', 'JSON-RPC'],
      rows: Object.entries(protocolErrors).map(([code, { status, rpc }]) => [`\`${code}\``, `${status}`, `${rpc}`]),
    },
    {
      kind: 'text',
      text: 'One that is carried out is answered 200 or 201, whatever came of it: `ucp.status` says whether anything did, and `messages` what the person should know, in the language of the market. Their errors:',
    },
    { kind: 'table', head: ['code', 'severity'], rows: [...kinds.values()] },
  ];
}
