export const messages = {
  'recordPage.title': 'Personal data: record and cookies',
  'recordPage.print': 'Print',
  'recordPage.download': 'Download',
  'recordPage.toLaw': 'Back to the law',
};
