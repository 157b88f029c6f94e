// What the pages of the banks say, in the shop's four languages.

const english = {
  notice: 'Sandbox: no money moves',
  cardTitle: '3D Secure authentication',
  cardAbout: 'Your bank would ask you here to approve this payment. Choose what happens:',
  cardAuthorize: 'Complete authentication',
  cardFail: 'Fail authentication',
  p24Title: 'Pay with Przelewy24',
  p24About: 'Here you would choose your bank and log in to it. Choose how this test payment ends:',
  idealTitle: 'Pay with iDEAL',
  idealAbout: 'Here you would approve the payment in the app of your bank. Choose how this test payment ends:',
  redirectTitle: 'Pay with {name}',
  redirectAbout: 'Here you would approve the payment, as {name} asks. Choose how this test payment ends:',
  blikTitle: 'Approve the BLIK payment',
  blikAbout: 'This is what the app of your bank would show. You have a minute to decide.',
  blikAuthorize: 'Approve',
  blikFail: 'Decline',
  authorize: 'Authorize test payment',
  fail: 'Fail test payment',
  amount: 'Amount',
  recipient: 'Recipient',
  reference: 'Reference',
  bank: 'Bank',
  problem: 'The sandbox did not answer. Please try again.',
  doneTitle: 'Nothing more to do here',
  donePaid: 'The payment went through. You can close this page.',
  doneFailed: 'The payment did not go through. You can close this page and try again in the shop.',
  doneOpen: 'This payment does not wait for you. You can close this page.',
  back: 'Back to the shop',
  mandateTitle: 'SEPA Direct Debit mandate',
  mandateAbout:
    'By signing this mandate you authorise the creditor to send instructions to your bank to debit your account, and your bank to debit your account in accordance with those instructions. You are entitled to a refund from your bank under the terms of your agreement with it; it must be claimed within 8 weeks of the debit.',
  mandateReference: 'Mandate reference',
  creditor: 'Creditor',
  debtor: 'Account holder',
  account: 'Account',
  signedOn: 'Signed on',
  validFor: 'Valid for',
  oneDebit: 'one debit',
};

export type BankMessages = typeof english;

const polish: BankMessages = {
  notice: 'Piaskownica: żadne pieniądze nie płyną',
  cardTitle: 'Uwierzytelnianie 3D Secure',
  cardAbout: 'Tutaj Twój bank poprosiłby o zatwierdzenie płatności. Wybierz, co ma się stać:',
  cardAuthorize: 'Uwierzytelnij',
  cardFail: 'Odrzuć uwierzytelnienie',
  p24Title: 'Zapłać przez Przelewy24',
  p24About: 'Tutaj wybierasz bank i logujesz się do niego. Wybierz, jak ma się skończyć ta płatność testowa:',
  idealTitle: 'Zapłać przez iDEAL',
  idealAbout: 'Tutaj zatwierdzasz płatność w aplikacji banku. Wybierz, jak ma się skończyć ta płatność testowa:',
  redirectTitle: 'Zapłać przez {name}',
  redirectAbout:
    'Tutaj zatwierdzasz płatność tak, jak prosi o to {name}. Wybierz, jak ma się skończyć ta płatność testowa:',
  blikTitle: 'Zatwierdź płatność BLIK',
  blikAbout: 'To zobaczysz w aplikacji swojego banku. Masz minutę na decyzję.',
  blikAuthorize: 'Zatwierdź',
  blikFail: 'Odrzuć',
  authorize: 'Zatwierdź płatność testową',
  fail: 'Odrzuć płatność testową',
  amount: 'Kwota',
  recipient: 'Odbiorca',
  reference: 'Numer transakcji',
  bank: 'Bank',
  problem: 'Piaskownica nie odpowiedziała. Spróbuj ponownie.',
  doneTitle: 'Tutaj to już wszystko',
  donePaid: 'Płatność została przyjęta. Możesz zamknąć tę stronę.',
  doneFailed: 'Płatność nie powiodła się. Możesz zamknąć tę stronę i spróbować ponownie w sklepie.',
  doneOpen: 'Ta płatność na nic nie czeka. Możesz zamknąć tę stronę.',
  back: 'Wróć do sklepu',
  mandateTitle: 'Mandat polecenia zapłaty SEPA',
  mandateAbout:
    'Podpisując ten mandat, upoważniasz wierzyciela do wysyłania do Twojego banku zleceń obciążenia Twojego rachunku, a swój bank do obciążania rachunku zgodnie z tymi zleceniami. Przysługuje Ci zwrot od banku na warunkach umowy z nim zawartej; należy go zażądać w ciągu 8 tygodni od dnia obciążenia.',
  mandateReference: 'Numer referencyjny mandatu',
  creditor: 'Wierzyciel',
  debtor: 'Posiadacz rachunku',
  account: 'Rachunek',
  signedOn: 'Data podpisania',
  validFor: 'Dotyczy',
  oneDebit: 'jednorazowego obciążenia',
};

const dutch: BankMessages = {
  notice: 'Proefomgeving: er gaat geen geld om',
  cardTitle: '3D Secure-verificatie',
  cardAbout: 'Hier zou je bank je vragen de betaling goed te keuren. Kies wat er gebeurt:',
  cardAuthorize: 'Verificatie voltooien',
  cardFail: 'Verificatie laten mislukken',
  p24Title: 'Betalen met Przelewy24',
  p24About: 'Hier zou je je bank kiezen en inloggen. Kies hoe deze testbetaling afloopt:',
  idealTitle: 'Betalen met iDEAL',
  idealAbout: 'Hier zou je de betaling goedkeuren in de app van je bank. Kies hoe deze testbetaling afloopt:',
  redirectTitle: 'Betalen met {name}',
  redirectAbout: 'Hier zou je de betaling goedkeuren zoals {name} dat vraagt. Kies hoe deze testbetaling afloopt:',
  blikTitle: 'De BLIK-betaling goedkeuren',
  blikAbout: 'Dit zou de app van je bank laten zien. Je hebt een minuut om te beslissen.',
  blikAuthorize: 'Goedkeuren',
  blikFail: 'Weigeren',
  authorize: 'Testbetaling goedkeuren',
  fail: 'Testbetaling laten mislukken',
  amount: 'Bedrag',
  recipient: 'Ontvanger',
  reference: 'Kenmerk',
  bank: 'Bank',
  problem: 'De proefomgeving gaf geen antwoord. Probeer het opnieuw.',
  doneTitle: 'Hier valt niets meer te doen',
  donePaid: 'De betaling is gelukt. Je kunt deze pagina sluiten.',
  doneFailed: 'De betaling is niet gelukt. Je kunt deze pagina sluiten en het in de winkel opnieuw proberen.',
  doneOpen: 'Deze betaling wacht niet op jou. Je kunt deze pagina sluiten.',
  back: 'Terug naar de winkel',
  mandateTitle: 'SEPA-machtiging',
  mandateAbout:
    'Door deze machtiging te ondertekenen geef je de incassant toestemming om een incasso-opdracht naar je bank te sturen, en je bank om het bedrag volgens die opdracht van je rekening af te schrijven. Ben je het niet eens met de afschrijving, dan kun je die binnen 8 weken door je bank laten terugboeken, onder de voorwaarden van je bank.',
  mandateReference: 'Machtigingskenmerk',
  creditor: 'Incassant',
  debtor: 'Rekeninghouder',
  account: 'Rekening',
  signedOn: 'Ondertekend op',
  validFor: 'Geldig voor',
  oneDebit: 'één afschrijving',
};

const german: BankMessages = {
  notice: 'Testumgebung: Es fließt kein Geld',
  cardTitle: '3D-Secure-Authentifizierung',
  cardAbout: 'Hier würde Ihre Bank Sie bitten, die Zahlung freizugeben. Wählen Sie, was geschieht:',
  cardAuthorize: 'Authentifizierung abschließen',
  cardFail: 'Authentifizierung fehlschlagen lassen',
  p24Title: 'Mit Przelewy24 bezahlen',
  p24About: 'Hier würden Sie Ihre Bank wählen und sich anmelden. Wählen Sie, wie diese Testzahlung endet:',
  idealTitle: 'Mit iDEAL bezahlen',
  idealAbout: 'Hier würden Sie die Zahlung in der App Ihrer Bank freigeben. Wählen Sie, wie diese Testzahlung endet:',
  redirectTitle: 'Mit {name} bezahlen',
  redirectAbout:
    'Hier würden Sie die Zahlung so freigeben, wie {name} es verlangt. Wählen Sie, wie diese Testzahlung endet:',
  blikTitle: 'BLIK-Zahlung freigeben',
  blikAbout: 'Das würde die App Ihrer Bank zeigen. Sie haben eine Minute Zeit.',
  blikAuthorize: 'Freigeben',
  blikFail: 'Ablehnen',
  authorize: 'Testzahlung autorisieren',
  fail: 'Testzahlung fehlschlagen lassen',
  amount: 'Betrag',
  recipient: 'Empfänger',
  reference: 'Referenz',
  bank: 'Bank',
  problem: 'Die Testumgebung hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
  doneTitle: 'Hier ist nichts mehr zu tun',
  donePaid: 'Die Zahlung war erfolgreich. Sie können diese Seite schließen.',
  doneFailed: 'Die Zahlung ist fehlgeschlagen. Sie können diese Seite schließen und es im Shop noch einmal versuchen.',
  doneOpen: 'Diese Zahlung wartet nicht auf Sie. Sie können diese Seite schließen.',
  back: 'Zurück zum Shop',
  mandateTitle: 'SEPA-Lastschriftmandat',
  mandateAbout:
    'Mit diesem Mandat ermächtigen Sie den Zahlungsempfänger, Zahlungen von Ihrem Konto mittels Lastschrift einzuziehen, und weisen Ihre Bank an, diese Lastschriften einzulösen. Sie können innerhalb von acht Wochen ab dem Belastungsdatum die Erstattung des belasteten Betrags verlangen; es gelten die mit Ihrer Bank vereinbarten Bedingungen.',
  mandateReference: 'Mandatsreferenz',
  creditor: 'Zahlungsempfänger',
  debtor: 'Kontoinhaber',
  account: 'Konto',
  signedOn: 'Unterschrieben am',
  validFor: 'Gültig für',
  oneDebit: 'eine Lastschrift',
};

const languages = { pl: polish, nl: dutch, de: german, en: english };

export type BankLocale = keyof typeof languages;

export function bankMessages(locale: BankLocale): BankMessages {
  return languages[locale];
}

/** The page's own parameter if it names one of the four, else the browser's first known preference, else English. */
export function chooseLocale(asked: string | undefined, acceptLanguage: string | undefined): BankLocale {
  const preferences = (acceptLanguage ?? '').split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase());
  for (const tag of [asked?.slice(0, 2).toLowerCase(), ...preferences]) {
    if (tag && tag in languages) return tag as BankLocale;
  }
  return 'en';
}
