import { textsOf } from './load-texts.ts';

/** The texts of the sandbox's payment fields. */
export const loadSandboxFieldTexts = textsOf((locale) => import(`./messages/${locale}/sandbox-field.ts`));
