import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/ksef.ts';

export const messages: Translated<typeof english> = {
  'ksef.number': 'KSeF {number}',
  'ksef.numberOfPractice': 'KSeF {number} (Testumgebung: {environment})',
  'ksef.waits': 'Wartet auf KSeF',
  'ksef.waitsForOriginal': 'Wartet auf die KSeF-Nummer der Rechnung, die berichtigt wird',
  'ksef.offline': 'Offline ausgestellt, wartet auf KSeF',
  'ksef.working': 'KSeF prüft den Beleg',
  'ksef.refused': 'Von KSeF abgelehnt: {reason}',
  'ksef.notSent': 'Nicht an KSeF gesendet',
  'ksef.conflicting': 'Angehalten, weil KSeF unter dieser Nummer einen anderen Beleg hat ({reason})',
  'ksef.advice_permission':
    'Wem das Zertifikat oder Token gehört, der darf für diese NIP keine Rechnungen ausstellen. Erteilen Sie diese Berechtigung in KSeF und senden Sie die Rechnung dann erneut.',
  'ksef.advice_attachment':
    'KSeF nimmt Anlagen nur von Unternehmen an, die sie angemeldet haben. Kasa hängt nichts an: Bitte melden Sie diesen Fehler.',
  'ksef.advice_damaged':
    'Die Datei wurde unterwegs beschädigt. Senden Sie sie erneut; lehnt KSeF sie wieder ab, melden Sie das bitte mit diesem Grund.',
  'ksef.advice_duplicate':
    'Zwei Programme vergeben Nummern im selben Nummernkreis. Klären Sie mit Ihrer Buchhaltung, welcher Beleg gilt, und geben Sie einem Nummernkreis einen anderen Anfang: Einstellungen, Rechnungen. Berechnen Sie denselben Verkauf nicht zweimal.',
  'ksef.advice_content':
    'Der Grund nennt, was KSeF nicht annimmt. Rechnungen werden vor dem Senden nach demselben Schema geprüft, es ist also ein Fehler von Kasa: Bitte melden Sie ihn und senden Sie die Rechnung nach einem Update erneut. Stellen Sie zu dieser Bestellung keine zweite aus.',
  'ksef.advice_trouble': 'KSeF hat wegen einer eigenen Störung abgebrochen. Senden Sie später erneut.',
  'ksef.advice_accepted':
    'KSeF hat diese Rechnung oder eine technische Berichtigung davon bereits. Senden Sie nichts mehr und lassen Sie sie in KSeF nachsehen.',
  'ksef.advice_session':
    'KSeF hat die Sitzung oder das Paket nicht angenommen, in dem die Rechnung übergeben wurde, und beanstandet die Rechnung selbst nicht. Senden Sie sie erneut; gelingt es wieder nicht, melden Sie das bitte mit diesem Grund.',
  'ksef.advice_erased': 'Die Aufbewahrungsfrist ist abgelaufen, der Inhalt ist gelöscht.',
  'ksef.advice_seller':
    'Die Rechnung wurde ohne gültige polnische NIP des Verkäufers ausgestellt und bleibt deshalb außerhalb von KSeF, ebenso ihre Berichtigungen. Berichtigen Sie die Firmendaten in den Einstellungen. Eine Bestellung hat eine einzige Rechnung: Muss der Verkauf in KSeF stehen, legen Sie ihn als neue manuelle Bestellung an und stornieren Sie diese Rechnung durch eine Erstattung.',
  'ksef.advice_buyerNip':
    'Die NIP des Käufers ist ungültig. Die Rechnung bleibt deshalb außerhalb von KSeF, ebenso ihre Berichtigungen, denn KSeF nimmt keine Berichtigung einer NIP an. Eine Bestellung hat eine einzige Rechnung: Muss der Verkauf in KSeF stehen, legen Sie ihn als neue manuelle Bestellung mit der richtigen NIP an und stornieren Sie diese Rechnung durch eine Erstattung.',
  'ksef.advice_corrected':
    'Die Rechnung, die berichtigt wird, steht nicht in KSeF, deshalb bleibt auch diese Berichtigung außerhalb. Geben Sie sie dem Käufer; Ihre Buchhaltung verbucht beide.',
  'ksef.advice_rate':
    'Die Rechnung enthält einen Steuersatz, den es in Polen nicht gibt. Prüfen Sie Einstellungen, Steuern, und klären Sie mit Ihrer Buchhaltung, wie die Rechnung zu berichtigen ist.',
  'ksef.advice_national':
    'Die Rechnung lautet auf eine Fremdwährung und nennt weder die Steuer in Złoty noch den Kurs. Ihre Buchhaltung muss sie von Hand in KSeF erfassen.',
  'ksef.advice_other': 'Senden Sie später erneut. Lehnt KSeF sie wieder ab, melden Sie das bitte mit diesem Grund.',
  'ksef.problem_notReady':
    'Seit {moment} wird nichts an KSeF gesendet: Umgebung, NIP der Firma oder Zertifikat fehlt. Was genau, sagt „kasa doctor“.',
  'ksef.problem_away': 'KSeF ist seit {moment} nicht erreichbar. Was wartet, wird gesendet, sobald KSeF antwortet.',
  'ksef.problem_limited':
    'Das Anfragelimit von KSeF ist erreicht. Was wartet, wird gesendet, sobald KSeF wieder mehr zulässt.',
  'ksef.problem_refused':
    'KSeF lässt den Shop seit {moment} nicht hinein: {problem}. Prüfen Sie das Zertifikat und seine Berechtigungen.',
  'ksef.problem_unfinished':
    'KSeF verarbeitet seit {moment} noch einige Rechnungen. Die übrigen werden inzwischen gesendet.',
  'ksef.problem_other': 'Das Senden an KSeF schlägt seit {moment} fehl: {problem}',
  'ksef.outage_failure':
    'Das Ministerium hat seit {moment} eine Störung von KSeF bekannt gegeben. Rechnungen werden sofort offline ausgestellt und sind 7 Arbeitstage nach deren Ende fällig: Tragen Sie es unter Einstellungen, Rechnungen ein, sobald es bekannt ist.',
  'ksef.outage_unavailability':
    'Das Ministerium hat seit {moment} die Nichtverfügbarkeit von KSeF bekannt gegeben. Rechnungen werden sofort offline ausgestellt und sind am ersten Arbeitstag nach deren Ende fällig.',
  'ksef.dueAfterOutage': {
    one: '{count} Beleg wurde offline ausgestellt. Der letzte Tag richtet sich nach dem Ende des Ausfalls, das noch nicht eingetragen ist.',
    other:
      '{count} Belege wurden offline ausgestellt. Der letzte Tag richtet sich nach dem Ende des Ausfalls, das noch nicht eingetragen ist.',
  },
  'ksef.dueBy': {
    one: '{count} Beleg wurde offline ausgestellt und muss KSeF bis {day} erreichen.',
    other: '{count} Belege wurden offline ausgestellt und müssen KSeF bis {day} erreichen.',
  },
};
