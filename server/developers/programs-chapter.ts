// Programs with a key: the office's own operations.
import { keyPermissions } from '#src/api-keys/key-rules.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { access } from '../graphql/office-access.generated.ts';
import { STAFF_MCP_PATH } from '../graphql/staff-mcp/staff-mcp-route.ts';
import { staffTools } from '../graphql/staff-mcp/staff-tools.ts';
import type { Chapter } from './chapter.ts';

export const programsChapter: Chapter = {
  id: 'programs',
  title: 'Programs with a key',
  blocks: [
    {
      kind: 'text',
      text: `A key (Settings, API keys, or \`kasa keys add\`) opens the office’s operations below \`${officeApi.path}\`, under the permissions that it names.`,
    },
    {
      kind: 'code',
      language: 'sh',
      text: `curl "$SHOP${officeApi.path}/query/StockList?text=ANK" -H "Authorization: Bearer $KASA_KEY"`,
    },
    { kind: 'table', head: ['permission'], rows: keyPermissions.map((name) => [`\`${name}\``]) },
    { kind: 'heading', text: 'The staff’s own assistants' },
    {
      kind: 'text',
      text: `The same key opens \`${STAFF_MCP_PATH}\` by the Model Context Protocol: tools that read and never write, each of them where the key has its permission. Every call stands in the log.`,
    },
    {
      kind: 'table',
      head: ['tool', 'permission', 'what it does'],
      rows: staffTools.map(({ name, operation, description }) => [
        `\`${name}\``,
        [access[operation].access]
          .flat()
          .map((permission) => `\`${permission}\``)
          .join(', '),
        description,
      ]),
    },
    {
      kind: 'text',
      text: 'What no key reaches, how a repeat is made harmless, and what is answered when something is wrong: `server/guides/api.md`.',
    },
  ],
};
