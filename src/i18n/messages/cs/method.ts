import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/method.ts';

export const messages: Translated<typeof english> = {
  'method.blikCode': 'Kód BLIK',
  'method.blikCodeHint': 'Šest číslic z aplikace banky. Kód platí dvě minuty.',
  'method.blikIncomplete': 'Vyplňte všech šest číslic kódu.',
  'method.blikApprove': 'Potvrďte platbu v aplikaci banky',
  'method.blikApproveHint': 'Stránku nezavírejte. Sama přejde dál, jakmile banka odpoví.',
  'method.blikAsking': 'Čas vypršel. Ptáme se banky…',
  'method.blikSecondsLeft': {
    one: 'Zbývá {count} sekunda',
    few: 'Zbývají {count} sekundy',
    other: 'Zbývá {count} sekund',
  },
  'method.bank': 'Vaše banka',
  'method.bankLater': 'Vyberu na stránce Przelewy24',
  'method.p24Terms': 'Znám a přijímám dokumenty Przelewy24:',
  'method.p24TermsLink': 'podmínky',
  'method.p24PrivacyLink': 'ochrana osobních údajů',
  'method.p24TermsHint': 'Jinak se Przelewy24 zeptá na své stránce.',
  'method.ibanIncomplete': 'Vyplňte celý IBAN.',
  'method.ibanWrong': 'Zkontrolujte IBAN: něco v něm nesedí.',
  'method.ibanCountry': 'Z účtů v této zemi inkaso nefunguje. Zvolte jiný způsob platby.',
  'method.debitTakesDays': 'Peníze odejdou během několika pracovních dnů. Objednávku vám zatím držíme.',
  'method.mandate':
    'Poskytnutím platebních údajů a potvrzením této platby opravňujete (A) {creditor} a společnost Stripe, našeho poskytovatele platebních služeb, k zasílání pokynů vaší bance k inkasu z vašeho účtu a (B) vaši banku k inkasu z vašeho účtu v souladu s těmito pokyny. Mezi vaše práva patří nárok na vrácení peněz od vaší banky za podmínek smlouvy, kterou s ní máte uzavřenou. O vrácení je nutné požádat do 8 týdnů ode dne, kdy byla částka z vašeho účtu odepsána. Vaše práva jsou popsána v prohlášení, které získáte u své banky. Souhlasíte se zasíláním oznámení o budoucích inkasech nejpozději 2 dny před jejich provedením.',
};
