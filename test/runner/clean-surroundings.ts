// Tests are run in the temporary folder and see of the environment what is named here: neither a developer's kasa.config.ts
// nor the keys of a shop of theirs, with which a test could reach real receivers.
import { tmpdir } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** What programs need to run at all, what npm needs to reach its registry, and what tests are told. */
const seen = [
  /^(?:PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_\w+|TZ|TERM|TMPDIR|CI|MAKELEVEL)$/,
  /^(?:NODE_\w+|npm_config_\w+|SSL_CERT_\w+|(?:https?|no)_proxy|FORCE_COLOR)$/i,
  /^(?:TEST_\w+|CHROMIUM|RUNS|SEED|AWAY_MS|SCREENSHOTS)$/,
];

// A thread has the folder of its process.
if (isMainThread) {
  for (const name of Object.keys(process.env)) {
    if (!seen.some((pattern) => pattern.test(name))) delete process.env[name];
  }
  process.chdir(tmpdir());
}
