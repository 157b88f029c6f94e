// What stands in the folder of a new shop, but for the packed kasa itself.

/** How each package manager installs, and runs the command of a package in the folder. */
const managers = {
  npm: { install: 'npm install', add: 'npm install', run: 'npx kasa' },
  pnpm: { install: 'pnpm install', add: 'pnpm add', run: 'pnpm exec kasa' },
  yarn: { install: 'yarn install', add: 'yarn add', run: 'yarn kasa' },
};

/** `userAgent`: such as `pnpm/10.1.0 npm/? node/v24.7.0 linux x64`. npm where there is none, or another one. */
export function managerOf(userAgent = '') {
  const [name] = userAgent.split('/');
  const known = Object.hasOwn(managers, name) ? name : 'npm';
  return { name: known, ...managers[known] };
}

/** Texts by the name of their file. `compose`: the one of this package. */
export function shopFiles({ name, packed, compose, manager }) {
  const manifest = {
    ...{ name, private: true, type: 'module', engines: { node: '>=24.7' } },
    dependencies: { kasa: `file:${packed}` },
  };
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'kasa.config.ts': config(manager),
    'compose.yaml': compose.replace(/^name: .*$/m, `name: ${name}`).replace(/^( +image:) kasa$/m, `$1 ${name}`),
    'README.md': readme(name, packed, manager),
    '.gitignore': 'node_modules/\n.kasa/\n.env\n',
    '.dockerignore': 'node_modules\n.kasa\n.env\n.git\n',
    // Yarn would otherwise keep packages in archives, from which neither PostgreSQL nor Node can be started.
    ...(manager.name === 'yarn' && { '.yarnrc.yml': 'nodeLinker: node-modules\n' }),
  };
}

const config = ({
  run,
}) => `// What this shop has beyond its settings, read at each start. \`${run} add carrier NAME\` (or method, or webhook) adds to it;
// node_modules/kasa/server/guides/extending.md says what it may hold.
import type { KasaConfig } from 'kasa/config';

export default {
  carriers: [],
  paymentMethods: [],
  webhooks: [],
} satisfies KasaConfig;
`;

/** Ten lines. */
const readme = (name, packed, { install, add, run }) => `# ${name}

A web shop that runs on Kasa, which is in \`${packed}\`; its data is in \`.kasa\`. Node 24.7 or newer is needed.

- \`${install}\` brings what it runs on, its database included.
- \`${run} init --name "${name}" --country PL\` begins the shop, and prints the way into its office; \`${run} serve\` serves it on http://localhost:3000.
- \`${run} --help\` lists the commands; \`${run} add carrier my-carrier\` writes a carrier of your own and puts it into \`kasa.config.ts\`.
- Online: \`PUBLIC_URL\` and \`POSTGRES_PASSWORD\` into \`.env\`, then \`docker compose up --build --detach --wait\`.
- A newer release: \`${run} backup FILE\`, put its \`kasa-….tgz\` here, \`${add} ./kasa-….tgz\`, and \`${run} migrate\`.
- Guides: \`node_modules/kasa/server/guides\`, first \`first-day.md\`, \`running.md\` and \`extending.md\`; \`assistants.md\` opens the shop to assistants that shop for people.
`;
