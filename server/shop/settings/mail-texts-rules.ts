// The words of e-mails: what has to stand in them does, and each knows the text of ours that it was written in place of.
import { prepareMailTexts } from '../mail-texts/prepare-mail-texts.ts';
import type { SettingRules } from './setting-rules.ts';
import { listBuiltIn } from './writing-effects.ts';

export const mailTextsRules: SettingRules<'mail-texts'> = {
  clean: ({ settings, before }) => prepareMailTexts(settings, before),
  listEffects: (_, { settings, inForce }) =>
    listBuiltIn({ before: inForce['mail-texts'], now: settings }, inForce.markets),
};
