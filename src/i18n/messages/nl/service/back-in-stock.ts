import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/service/back-in-stock.ts';

export const messages: Translated<typeof english> = {
  'backInStock.title': 'Laat weten als het er weer is',
  'backInStock.email': 'E-mailadres',
  'backInStock.hint':
    'We schrijven één keer, zodra deze uitvoering weer te koop is. Eerst sturen we je een link om te bevestigen.',
  'backInStock.send': 'Houd me op de hoogte',
  'backInStock.sentTitle': 'Kijk in je inbox',
  'backInStock.sent': 'Staat dit adres nog niet op de lijst, dan is er een link om te bevestigen onderweg.',
  'backInStock.failed': 'Dat lukte niet. Wacht even en probeer het opnieuw.',
  'backInStock.emailWrongTitle': 'Controleer het e-mailadres',
  'backInStock.emailWrong': 'Het ziet eruit als anna@example.com.',
  'backInStock.toProduct': 'Terug naar het artikel',
  'backInStock.toShop': 'Naar de winkel',
  'backInStock.confirmTitle': 'Mogen we je schrijven?',
  'backInStock.confirmText': 'Zodra ‘{title}’ weer te koop is, gaat er één e-mail naar {email}.',
  'backInStock.confirm': 'Ja, schrijf me',
  'backInStock.waitingTitle': 'We schrijven je',
  'backInStock.waitingText':
    'Zodra ‘{title}’ weer te koop is, gaat er één e-mail naar {email}. Daarna wissen we het adres.',
  'backInStock.remove': 'Schrijf me niet',
  'backInStock.removedTitle': 'Je krijgt geen e-mail',
  'backInStock.removedText': 'Je verzoek en je adres zijn gewist.',
  'backInStock.usedTitle': 'Deze link is al gebruikt',
  'backInStock.usedText':
    'Er valt niets meer te doen: we hebben je geschreven, of het verzoek is gewist. Op de pagina van het artikel kun je het opnieuw vragen.',
  'backInStock.expiredTitle': 'Deze link is verlopen',
  'backInStock.expiredText':
    'Een verzoek dat niet binnen {days} dagen is bevestigd, wissen we. Op de pagina van het artikel kun je het opnieuw vragen.',
  'backInStock.forgedTitle': 'Deze link is niet compleet',
  'backInStock.forgedText': 'Zo hebben we hem niet verstuurd. Kopieer hem in zijn geheel uit de e-mail.',
};
