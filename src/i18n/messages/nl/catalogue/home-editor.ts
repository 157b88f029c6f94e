import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/home-editor.ts';

export const messages: Translated<typeof english> = {
  'homeEditor.title': 'Homepage',
  'homeEditor.unpublished': 'Concept, nog niet gepubliceerd',
  'homeEditor.composed': 'Automatisch samengesteld',
  'homeEditor.composedHint':
    'Je hebt nog geen eigen homepage. Deze is samengesteld uit wat je winkel heeft en verandert mee, tot je je eigen publiceert.',
  'homeEditor.live': 'In de winkel',
  'homeEditor.plannedWith': 'Concept dat live gaat op {moment}',
  'homeEditor.publish': 'Publiceren',
  'homeEditor.publishAt': 'Op een tijdstip publiceren',
  'homeEditor.publishDay': 'Dag',
  'homeEditor.publishTime': 'Tijd',
  'homeEditor.planDraft': 'Met deze tijd opslaan',
  'homeEditor.noPlan': 'Zonder tijd',
  'homeEditor.discard': 'Concept weggooien',
  'homeEditor.discardAsk': 'Het concept weggooien? De pagina in de winkel blijft zoals ze is.',
  'homeEditor.saved': 'Concept opgeslagen',
  'homeEditor.published': 'Gepubliceerd',
  'homeEditor.planned_done': 'Opgeslagen; gaat op zijn tijd live',
  'homeEditor.discarded': 'Concept weggegooid',
  'homeEditor.refusedAt': 'Controleer: {fields}',
  'homeEditor.changedSince':
    '{by} heeft intussen andere wijzigingen in dezelfde blokken gepubliceerd. Je concept blijft bewaard.',
  'homeEditor.publishOver': 'Het mijne erover publiceren',
  'homeEditor.publishInvalid':
    'Dit tijdstip bestaat niet: die nacht slaan de klokken het over, of het is geen datum. Kies een ander.',
  'homeEditor.publishPast': 'Dit tijdstip is voorbij: kies een later tijdstip of publiceer meteen.',
  'homeEditor.failed': 'Het kon niet op tijd worden gepubliceerd. Kijk het na en publiceer opnieuw.',
  'homeEditor.general': 'Wat zoekmachines te zien krijgen',
  'homeEditor.description': 'De winkel in twee zinnen',
  'homeEditor.descriptionHint': 'Voor zoekresultaten en gedeelde links. Zonder jouw woorden zeggen we iets passends.',
  'homeEditor.allGoods': 'De pagina met alle producten',
  'homeEditor.allGoodsHint': 'Staat boven de lijst van alles.',
  'homeEditor.versions': 'Eerdere versies',
  'homeEditor.version': 'Versie {version}',
  'homeEditor.now': 'nu in de winkel',
  'homeEditor.goBack': 'Terug naar deze versie',
  'homeEditor.wentBack': 'Versie {version} staat weer in de winkel',
  'homeEditor.writtenBy': 'opgeslagen door {by}',
  'homeEditor.blocksTitle': 'Blokken',
};
