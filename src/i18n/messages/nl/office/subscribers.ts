import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/subscribers.ts';

export const messages: Translated<typeof english> = {
  'subscribers.title': 'Nieuwsbrief',
  'subscribers.count': { one: '{count} adres', other: '{count} adressen' },
  'subscribers.email': 'E-mail',
  'subscribers.language': 'Taal',
  'subscribers.state': 'Status',
  'subscribers.since': 'Aangemeld',
  'subscribers.until': 'Afgemeld',
  'subscribers.state_subscribed': 'aangemeld',
  'subscribers.state_pending': 'niet bevestigd',
  'subscribers.state_unsubscribed': 'afgemeld',
  'subscribers.search': 'Deel van het e-mailadres',
  'subscribers.noneYet': 'Wie zich aanmeldt, verschijnt hier.',
  'subscribers.off':
    'De winkel biedt de nieuwsbrief niet aan. Zet hem aan in de instellingen, onder ‘Nieuwsbrief en herinneringen’.',
  'subscribers.export': 'Exporteren als CSV',
  'subscribers.exportHint': 'Alleen bevestigde adressen, ook wie zich sindsdien heeft afgemeld.',
  'subscribers.remove': 'Verwijderen',
  'subscribers.removeOf': '{email} verwijderen',
  'subscribers.removeText':
    'Naar dit adres mag dan geen nieuwsbrief meer. Alleen de eigenaar kan zich opnieuw aanmelden.',
  'subscribers.removed': '{email} krijgt geen nieuwsbrief meer.',
  'subscribers.reminders': {
    one: '{count} herinnering aan een niet-afgeronde bestelling in de afgelopen 30 dagen',
    other: '{count} herinneringen aan niet-afgeronde bestellingen in de afgelopen 30 dagen',
  },
};
