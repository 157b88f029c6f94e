import { loadWritingTexts, writingPage } from './page-of-writing.tsx';

export const loadTexts = loadWritingTexts;

export const { load, head, Page } = writingPage('page');
