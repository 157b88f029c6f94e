import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/disputes.ts';

export const messages: Translated<typeof english> = {
  'disputes.one': 'Geschil over bestelling {number}',
  'disputes.missing': 'Dit geschil bestaat niet',
  'disputes.none': 'Er zijn geen betwiste betalingen.',
  'disputes.order': 'Bestelling',
  'disputes.customer': 'Klant',
  'disputes.amount': 'Bedrag',
  'disputes.reason': 'Reden',
  'disputes.state': 'Status',
  'disputes.evidence': 'Bewijs voor de bank',
  'disputes.evidenceHint':
    'Samengesteld uit wat de winkel weet, in het Engels, omdat elke bank dat leest. Pas aan wat je wilt voordat je het indient.',
  'disputes.submit': 'Indienen bij de bank',
  'disputes.submitOnce': 'De bank neemt bewijs maar één keer aan.',
  'disputes.saved': 'Het concept is opgeslagen.',
  'disputes.onItsWay': 'Het bewijs is onderweg naar de bank.',
  'disputes.submitted': 'Ingediend op {day}.',
  'disputes.failed': 'De betaaldienst heeft het bewijs niet aangenomen: {reason}',
  'disputes.refused': 'Het bewijs is al ingediend of de bank heeft beslist.',
};
