// What a document of the settings has beside its schema: one object a document, in `settings-rules.ts`. The same for the
// office, the first run and the commands.
import type { Locale } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import type { SettingsDocument, SettingsOf } from '#src/shop/settings-documents.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { FaultText } from './fault-text.ts';

/** `path`: in the document, such as `methods.2.carrier`; `message`: in English, as the commands say it behind the path. */
export type SettingsFault = { path: string; message: string } & FaultText;

/** What saving leads to, beside what it says. `key`: the same for the same effect, so that it is said once. */
export type SettingsEffect = { key: string; say(t: Translate, locale: Locale): string };

export type Cleaned<Settings> = { settings: Settings; faults: SettingsFault[] };

/** `before`: what is in force; undefined while nobody has set it. */
export type Change<Settings> = { settings: Settings; before: Settings | undefined };

export type SettingRules<Document extends SettingsDocument> = {
  /** Cleans what is stored: without what may run in a browser, and as everybody writes it. */
  clean?(change: Change<SettingsOf<Document>> & { now: Date }): ReturnOf<Cleaned<SettingsOf<Document>>>;
  /** What only the database knows. */
  check?(db: Db, change: Change<SettingsOf<Document>>): Promise<SettingsFault[]>;
  /** What it will do, said before it is done. `inForce` has neutral values of what nobody has set. */
  listEffects?(
    db: Db,
    change: { settings: SettingsOf<Document>; inForce: { [Each in SettingsDocument]: SettingsOf<Each> }; now: Date },
  ): ReturnOf<SettingsEffect[]>;
  /** What follows in the same transaction. */
  applied?(tx: Transaction, now: Date): Promise<void>;
  /** Parts that only somebody changes who has proved again who it is. */
  guarded?: readonly (keyof SettingsOf<Document> & string)[];
};

type ReturnOf<Value> = Value | Promise<Value>;
