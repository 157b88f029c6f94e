// Codes that are scanned, read by the camera or typed.
export const messages = {
  'scan.code': 'Code',
  'scan.codeHint': 'Scan or type a code',
  'scan.camera': 'Camera',
  'scan.cameraOff': 'Camera off',
  'scan.cameraDenied': 'The camera is not allowed here. Allow it in the browser’s settings.',
  'scan.cameraUnknown': 'This browser reads no barcodes by camera. Use a scanner, or type the code.',
  'scan.cameraAim': 'Hold the barcode in front of the camera.',
};
