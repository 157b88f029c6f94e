import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/home-editor.ts';

export const messages: Translated<typeof english> = {
  'homeEditor.title': 'Homepage',
  'homeEditor.unpublished': 'Concept, nog niet gepubliceerd',
  'homeEditor.composed': 'Automatisch samengesteld',
  'homeEditor.composedHint':
    'Je hebt geen eigen homepage. Deze is samengesteld uit wat je winkel heeft en verandert mee, tot je je eigen publiceert.',
  'homeEditor.live': 'In de winkel',
  'homeEditor.plannedWith': 'Concept dat live gaat op {moment}',
  'homeEditor.publish': 'Publiceren',
  'homeEditor.publishAt': 'Op een tijdstip publiceren',
  'homeEditor.publishDay': 'Dag',
  'homeEditor.publishTime': 'Tijd',
  'homeEditor.planDraft': 'Met deze tijd opslaan',
  'homeEditor.noPlan': 'Zonder tijd',
  'homeEditor.discard': 'Concept weggooien',
  'homeEditor.discardAsk': 'Het concept weggooien? De pagina in de winkel verandert niet.',
  'homeEditor.saved': 'Concept opgeslagen',
  'homeEditor.published': 'Gepubliceerd',
  'homeEditor.planned_done': 'Opgeslagen; gaat live op het geplande tijdstip',
  'homeEditor.discarded': 'Concept weggegooid',
  'homeEditor.refusedAt': 'Controleer: {fields}',
  'homeEditor.changedSince':
    '{by} heeft intussen andere wijzigingen in dezelfde blokken gepubliceerd. Je concept blijft bewaard.',
  'homeEditor.publishOver': 'Toch het mijne publiceren',
  'homeEditor.publishInvalid':
    'Dit tijdstip is niet duidelijk: die nacht wordt de klok verzet en valt het weg of komt het twee keer voor, of de datum klopt niet. Kies een ander.',
  'homeEditor.publishPast': 'Dit tijdstip is voorbij: kies een later tijdstip of publiceer meteen.',
  'homeEditor.failed':
    'Publiceren op het geplande tijdstip is niet gelukt. Kijk het concept na en publiceer het opnieuw.',
  'homeEditor.general': 'Wat zoekmachines te zien krijgen',
  'homeEditor.description': 'De winkel in twee zinnen',
  'homeEditor.descriptionHint': 'Voor zoekresultaten en gedeelde links. Leeg: we schrijven iets passends.',
  'homeEditor.allGoods': 'De pagina met alle producten',
  'homeEditor.allGoodsHint': 'Staat boven de lijst met alle producten.',
  'homeEditor.versions': 'Eerdere versies',
  'homeEditor.version': 'Versie {version}',
  'homeEditor.now': 'nu in de winkel',
  'homeEditor.goBack': 'Terug naar deze versie',
  'homeEditor.wentBack': 'Versie {version} staat weer in de winkel',
  'homeEditor.automatic': 'Samengesteld uit wat je winkel heeft',
  'homeEditor.goAutomatic': 'Terug naar de automatische homepage',
  'homeEditor.wentAutomatic': 'De homepage wordt weer automatisch samengesteld',
};
