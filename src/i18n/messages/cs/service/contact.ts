import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/service/contact.ts';

export const messages: Translated<typeof english> = {
  'contactPage.title': 'Kontakt',
  'contactPage.lead': 'Máte dotaz ke zboží, objednávce nebo vrácení? Napište nám: odpoví vám člověk.',
  'contactPage.reach': 'Jak nás zastihnete',
  'contactPage.phone': 'Telefon',
  'contactPage.mailbox': 'E-mail',
  'contactPage.address': 'Adresa',
  'contactPage.hours': 'Otevírací doba',
  'contactPage.form': 'Napište nám',
  'contactPage.name': 'Jméno a příjmení',
  'contactPage.email': 'Váš e-mail',
  'contactPage.emailHint': 'Sem pošleme odpověď.',
  'contactPage.orderNumber': 'Číslo objednávky',
  'contactPage.optional': '(nepovinné)',
  'contactPage.message': 'Vaše zpráva',
  'contactPage.hidden': 'Toto pole nechte prázdné',
  'contactPage.send': 'Odeslat zprávu',
  'contactPage.sentTitle': 'Vaše zpráva je na cestě',
  'contactPage.sent': 'Děkujeme za zprávu. Odpovíme e-mailem.',
  'contactPage.notSent': 'Vaše zpráva ještě nebyla odeslána',
  'contactPage.kept': 'Co jste napsali, najdete níže.',
  'contactPage.problemNAME': 'Uveďte jméno a příjmení.',
  'contactPage.problemEMAIL': 'Zkontrolujte e-mailovou adresu: měla by vypadat jako anna@example.com.',
  'contactPage.problemMESSAGE': 'Napište, o co jde.',
  'contactPage.problemLINKS': 'Zpráva smí obsahovat nejvýše {count} odkazy. Některé prosím odeberte.',
  'contactPage.problemHIDDEN':
    'Prohlížeč vyplnil pole, které není vidět. Je zase prázdné: odešlete zprávu prosím znovu.',
  'contactPage.problemTOO_FAST':
    'To bylo rychlejší, než se dá psát, proto se ptáme znovu: odešlete zprávu ještě jednou.',
  'contactPage.problemEXPIRED': 'Formulář byl otevřený déle než den. Teď je čerstvý: odešlete zprávu prosím znovu.',
  'contactPage.problemFORGED':
    'Formulář nepřišel z této stránky tak, jak jsme ho připravili. Odešlete zprávu prosím znovu.',
  'contactPage.problemUSED': 'Tímto formulářem už byla zpráva odeslána a dorazila. Je-li tohle jiná, odešlete ji teď.',
};
