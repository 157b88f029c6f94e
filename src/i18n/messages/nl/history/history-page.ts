import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/history/history-page.ts';

export const messages: Translated<typeof english> = {
  'history.title': 'Geschiedenis',
  'history.noneYet':
    'Er is nog niets gewijzigd. Hier komt elke wijziging van producten, prijzen, voorraad en collecties te staan; 90 dagen lang kun je die ongedaan maken.',
  'history.source': 'Door',
  'history.source_office': 'Team',
  'history.source_command': 'Opdracht',
  'history.source_import': 'Import',
  'history.source_schedule': 'Volgens planning',
  'history.product': 'Product (SKU of adres)',
  'history.undo': 'Ongedaan maken',
  'history.backTo': 'Terug naar deze versie',
  'history.undoneBy': 'Ongedaan gemaakt',
  'history.undoes': 'Maakt wijziging {number} ongedaan',
  'history.toUndo': 'Bekijk waarmee',
  'history.toList': 'Naar de geschiedenis',
  'history.missing': 'Deze wijziging bestaat niet',
  'history.field': 'Wat',
  'history.thing': 'Waarvan',
  'history.before': 'Voor',
  'history.after': 'Na',
  'history.left': 'Gelaten zoals het is',
  'history.reason_ChangedSince': 'Het is sindsdien gewijzigd.',
  'history.reason_InTheWay': 'Er staat inmiddels iets anders op die plaats.',
  'history.reason_Reserved': 'Bestellingen hebben het gereserveerd.',
  'history.reason_InUse': 'Het is in gebruik.',
  'history.refusal_BatchUnknown': 'Deze regel staat niet meer in de geschiedenis.',
  'history.refusal_BatchTooOld':
    'De wijziging is ouder dan 90 dagen. Hier staat wat er eerst was: stel het opnieuw in waar het nog klopt.',
  'history.refusal_BatchUndone': 'Iemand heeft dit al ongedaan gemaakt.',
  'history.refusal_NothingToUndo':
    'Niets is nog zoals deze wijziging het heeft achtergelaten; daarom is er niets ongedaan gemaakt.',
  'history.counted': { one: '{count} wijziging', other: '{count} wijzigingen' },
  'history.countedOver': 'meer dan {count} wijzigingen',
  'history.undone': { one: '{count} wijziging ongedaan gemaakt.', other: '{count} wijzigingen ongedaan gemaakt.' },
  'history.undoneBut': 'Ongedaan gemaakt: {undone}. Gelaten, omdat het sindsdien gewijzigd of in gebruik is: {left}.',
};
