/** Written in a setting, it stands for the address of the fixture site, which nobody knows before it is open. */
export const siteAddress = '{site}';
