// How far documents are with KSeF, and what to do about refusals: written on the server.
export const messages = {
  'ksef.number': 'KSeF {number}',
  'ksef.numberOfPractice': 'KSeF {number} (practice: {environment})',
  'ksef.waits': 'Waits for KSeF',
  'ksef.waitsForOriginal': 'Waits for the KSeF number of the invoice that it corrects',
  'ksef.offline': 'Issued offline; waits for KSeF',
  'ksef.working': 'KSeF is checking it',
  'ksef.refused': 'Refused by KSeF: {reason}',
  'ksef.notSent': 'Not sent to KSeF',
  'ksef.conflicting': 'Stopped, because KSeF has another document of this number ({reason})',
  'ksef.advice_permission':
    'Whoever the certificate or token belongs to may not issue invoices for this NIP. Grant that permission in KSeF, then send the invoice again.',
  'ksef.advice_attachment':
    'KSeF takes attachments only from companies that have registered for them. Kasa attaches nothing: please report this defect.',
  'ksef.advice_damaged':
    'The file was damaged on its way. Send it again; if KSeF refuses it once more, please report it with this reason.',
  'ksef.advice_duplicate':
    'Two programs write one series of numbers. Ask your accountant which of the two documents is right, and give one series another beginning: Settings, Invoices. Do not invoice the same sale twice.',
  'ksef.advice_content':
    'The reason names what KSeF does not take. Invoices are checked by the same schema before they leave, so this is a defect of Kasa: please report it, and after an update send the invoice again. Do not invoice the order a second time.',
  'ksef.advice_trouble': 'KSeF broke off because of trouble of its own. Send it again later.',
  'ksef.advice_accepted':
    'KSeF already has this invoice, or a technical correction of it. Send nothing more, and ask your accountant to look it up in KSeF.',
  'ksef.advice_session':
    'KSeF did not take the session or the archive that the invoice was handed in with, and says nothing against the invoice itself. Send it again; if that fails once more, please report it with this reason.',
  'ksef.advice_erased': 'The time in which it had to be kept is over, and its content is erased.',
  'ksef.advice_seller':
    'It was issued without a valid Polish NIP of the seller, so it stays outside KSeF, and so does what corrects it. Correct the company in Settings. An order has one invoice: if the sale has to be in KSeF, enter it as a new order by hand, and take this invoice back by a refund.',
  'ksef.advice_buyerNip':
    'The buyer’s NIP is not valid, so the invoice stays outside KSeF, and so does what corrects it: KSeF takes no correction of a NIP. An order has one invoice: if the sale has to be in KSeF, enter it as a new order by hand with the right NIP, and take this invoice back by a refund.',
  'ksef.advice_corrected':
    'The invoice that it corrects is not in KSeF, so this correction stays outside as well. The buyer gets it from you, and your accountant enters both in the books.',
  'ksef.advice_rate':
    'It charges a VAT rate that Poland does not have. Look at Settings, Taxes, and ask your accountant how to correct the invoice.',
  'ksef.advice_national':
    'It is in a foreign currency and says neither the VAT in złoty nor the exchange rate. Your accountant has to enter it in KSeF by hand.',
  'ksef.advice_other': 'Send it again later. If KSeF refuses it once more, please report it with this reason.',
  'ksef.problem_notReady':
    'Nothing is sent to KSeF since {moment}: the environment, the NIP of the company or the certificate is missing. “kasa doctor” says which.',
  'ksef.problem_away': 'KSeF cannot be reached since {moment}. What waits is sent by itself as soon as it answers.',
  'ksef.problem_limited': 'KSeF’s limit of requests is reached. What waits is sent by itself when it allows more.',
  'ksef.problem_refused':
    'KSeF does not let the shop in since {moment}: {problem}. Check the certificate and its permissions.',
  'ksef.problem_unfinished': 'KSeF has been working on some invoices since {moment}. The others are sent meanwhile.',
  'ksef.problem_other': 'Sending to KSeF fails since {moment}: {problem}',
  'ksef.outage_failure':
    'The ministry has announced a failure of KSeF since {moment}. Invoices are issued offline without waiting, and are due 7 working days after its end: enter that in Settings, Invoices, when it is announced.',
  'ksef.outage_unavailability':
    'The ministry has announced that KSeF is unavailable since {moment}. Invoices are issued offline without waiting, and are due on the next working day after its end.',
  'ksef.dueAfterOutage': {
    one: '{count} document was issued offline. Its last day follows from the end of the outage, which is not entered yet.',
    other:
      '{count} documents were issued offline. Their last day follows from the end of the outage, which is not entered yet.',
  },
  'ksef.dueBy': {
    one: '{count} document was issued offline and must reach KSeF by {day}.',
    other: '{count} documents were issued offline and must reach KSeF by {day}.',
  },
};
