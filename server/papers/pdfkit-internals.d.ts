// What the library has and its types lack.
declare namespace PDFKit {
  interface PDFDocument {
    /** Opened once, it is in the file once, however often it is drawn. */
    openImage(bytes: Buffer): Mixins.ImageSrc;
    /** The face that was chosen last. `ascender` in thousandths of its size. */
    readonly _font: {
      readonly ascender: number;
      readonly font: {
        readonly characterSet: number[];
        hasGlyphForCodePoint(code: number): boolean;
        layout(text: string): { glyphs: { id: number }[] };
      };
    };
  }
}
