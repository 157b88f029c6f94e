import { loadWritingListTexts, writingListPage } from './page-of-writings.tsx';

export const loadTexts = loadWritingListTexts;

export const { load, head, Page } = writingListPage('page');
