/** Folders of tools, which use the rooms from outside. */
export const toolFolders = ['scripts', 'bench', 'eval', 'e2e'];
/** Everything that the checks of the code read. */
export const codeFolders = ['packages', ...toolFolders];
