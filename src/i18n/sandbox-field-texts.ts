import { textsOf } from './load-texts.ts';

/** What the sandbox's payment fields say. */
export const loadSandboxFieldTexts = textsOf((locale) => import(`./messages/${locale}/sandbox-field.ts`));
