import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/checks.ts';

export const messages: Translated<typeof english> = {
  'settingsChecks.vies': 'DIČ pro DPH',
  'settingsChecks.viesHint': 'VIES je unijní registr DIČ. Ptáme se ho až po kliknutí, na číslo zadané výše.',
  'settingsChecks.askVies': 'Zeptat se VIES',
  'settingsChecks.noVatId': 'Výše zatím není žádné DIČ.',
  'settingsChecks.VALID': 'VIES: platné.',
  'settingsChecks.VALID_of': 'VIES: platné, patří: {name}.',
  'settingsChecks.INVALID': 'VIES toto DIČ jako platné nevede. Porovnejte je s doklady; novému to několik dní trvá.',
  'settingsChecks.MALFORMED':
    'Žádné DIČ této země takto nevypadá, proto jsme se VIES neptali. Porovnejte je s doklady.',
  'settingsChecks.OUTSIDE': 'VIES zná jen firmy z Evropské unie.',
  'settingsChecks.NO_ANSWER': 'VIES neodpověděl, což se často stává. Přesto můžete uložit a zeptat se později.',
  'settingsChecks.standIn': 'Obchod běží v testovacím režimu: odpověděl simulátor, ne VIES.',
};
