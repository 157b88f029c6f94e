// Whether assistants may shop here, and which crawlers may read the shop.
import { toggle } from '../fields/choice-fields.tsx';
import { settingsEntries } from '../settings-entries.ts';
import type { SettingsScreen } from '../settings-screen.ts';

export const assistantsScreen: SettingsScreen = {
  ...settingsEntries.assistants,
  sections: [
    {
      fields: [
        toggle('isOpen', 'assistantSettings.isOpen', { hint: 'assistantSettings.isOpenHint' }),
        toggle('tellsPlatforms', 'assistantSettings.tells', { hint: 'assistantSettings.tellsHint' }),
        toggle('allowsAnswering', 'assistantSettings.answering', { hint: 'assistantSettings.answeringHint' }),
        toggle('allowsTraining', 'assistantSettings.training', { hint: 'assistantSettings.trainingHint' }),
      ],
    },
  ],
};
