import type { TextFiles } from '../../catalogue/import-jobs/text-files.ts';
import { translatedHistory } from '../translated-history.ts';
import { importTexts } from './import-texts.ts';
import { isTextHeader } from './read-text-file.ts';

/** Translators' files, as imports by the office take them. */
export const textFiles: TextFiles = { isTextHeader, importTexts, history: translatedHistory };
