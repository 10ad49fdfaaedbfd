/** Where a site keeps the fonts of PDF reports: `loadFont` finds a file under this address by its name. */
export const reportFontFolder = "/fonts/report/";

/** Where a site publishes the schema of JSON reports. It never changes: a later version gets another address. */
export const reportSchemaAddress = "/schema/report-1.json";
