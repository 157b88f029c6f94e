// The compose.yaml of a folder that `create-kasa` makes: that of the repository, with an image that is made of the folder's
// packages instead of the sources.

/** Texts of the repository's `compose.yaml` and `Dockerfile`. */
export function composeOfShop(compose: string, dockerfile: string): string {
  const [, image = ''] = /^ARG BUILD_IMAGE=(.*)$/m.exec(dockerfile) ?? [];
  const user = /^RUN useradd .*$/m.exec(dockerfile)?.[0] ?? '';
  const start = dockerfile.slice(dockerfile.indexOf('\nUSER kasa\n') + 1).trimEnd();
  const lines = [
    `FROM ${image}`,
    user,
    'WORKDIR /kasa',
    'COPY package*.json kasa-*.tgz ./',
    'RUN npm install --omit=dev && ln -s /kasa/node_modules/kasa/bin/kasa.js /usr/local/bin/kasa',
    'COPY . .',
    'ENV KASA_DATA=/data HOST=0.0.0.0',
    // Compose reads $ as a variable of its own.
    ...start.replaceAll('$', '$$$$').split('\n'),
  ];
  const build = ['  build:', '    context: .', '    dockerfile_inline: |', ...lines.map((line) => `      ${line}`), ''];
  return compose
    .replace(/^ {2}build:\n(?: {4}.*\n)+/m, () => build.join('\n'))
    .replaceAll(/(\.\/)?server\/guides\//g, (_whole, here = '') => `${here}node_modules/kasa/server/guides/`);
}
