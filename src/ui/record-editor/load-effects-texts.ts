// What an editor's page loads that says what saving or publishing leads to. The notice may come late; its sheet is the page's.
import { textsOf } from '../../i18n/load-texts.ts';
import './effects-notice.module.css';

export const loadEffectsTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/ui/said-effects.ts`));
