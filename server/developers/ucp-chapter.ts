// The Universal Commerce Protocol: what assistants ask, from the operations that both transports are made of.
import { PERMALINK_PATH } from '../ucp/hand-over/permalink.ts';
import { operations } from '../ucp/operations/all-operations.ts';
import { PROFILE_PATH } from '../ucp/profile/write-profile.ts';
import { MCP_PATH, REST_PATH } from '../ucp/transports/ucp-endpoint.ts';
import { allVersions } from '../ucp/versions/all-versions.ts';
import type { Chapter } from './chapter.ts';

export const ucpChapter: Chapter = {
  id: 'ucp',
  title: 'Assistants: the Universal Commerce Protocol',
  blocks: [
    {
      kind: 'text',
      text: 'Assistants search, fill a cart and hand it over, once the merchant has opened the shop to them (Marketing, Assistants; `kasa settings set assistants --set isOpen=true`). The order button is pressed by a person, on the shop’s own checkout. While it is closed, all of these addresses are answered 404.',
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
  ],
};
