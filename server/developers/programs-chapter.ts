// Programs with a key: the office's own operations.
import { keyPermissions } from '#src/api-keys/key-rules.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
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
    {
      kind: 'text',
      text: 'What no key reaches, how a repeat is made harmless, and what is answered when something is wrong: `server/guides/api.md`.',
    },
  ],
};
