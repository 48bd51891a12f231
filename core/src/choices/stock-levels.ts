/** How much there is: less than nothing was known of, none, less than the minimum, or enough. */
export type StockLevel = 'below' | 'out' | 'low' | 'enough';
