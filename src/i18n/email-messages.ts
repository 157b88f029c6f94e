// The groups of texts that e-mails say. The list of all groups takes them over.
import { messages as draftMails } from './messages/en/emails/draft-emails.ts';
import { messages as giftCardMails } from './messages/en/emails/gift-card-emails.ts';
import { messages as mailEditor } from './messages/en/emails/mail-editor.ts';
import { messages as merchantMails } from './messages/en/emails/merchant-emails.ts';
import { messages as newsletterMails } from './messages/en/emails/newsletter-emails.ts';
import { messages as orderMails } from './messages/en/emails/order-emails.ts';
import { messages as personFile } from './messages/en/emails/person-file.ts';
import { messages as reminderMails } from './messages/en/emails/reminder-emails.ts';
import { messages as reviewMails } from './messages/en/emails/review-emails.ts';
import { messages as serviceMails } from './messages/en/emails/service-emails.ts';
import { messages as staffMails } from './messages/en/emails/staff-emails.ts';
import { messages as withdrawalMails } from './messages/en/emails/withdrawal-emails.ts';

export const emailMessages = {
  'emails/draft-emails': draftMails,
  'emails/gift-card-emails': giftCardMails,
  'emails/mail-editor': mailEditor,
  'emails/merchant-emails': merchantMails,
  'emails/newsletter-emails': newsletterMails,
  'emails/reminder-emails': reminderMails,
  'emails/person-file': personFile,
  'emails/order-emails': orderMails,
  'emails/service-emails': serviceMails,
  'emails/review-emails': reviewMails,
  'emails/staff-emails': staffMails,
  'emails/withdrawal-emails': withdrawalMails,
};
