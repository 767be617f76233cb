/** The pages for developers. */
export const developers = {
  developers: {
    title: 'Developer Docs',
    loading: 'Loading',
    failed: 'Failed to load API documentation. The file might not exist or there was a server error.',
    retry: 'Retry',
    onThisPage: 'On this page',
    allGuides: 'All guides',
    signIn: 'Sign in to read the guides and use the API',
    openapi: 'OpenAPI description',
    gallery: 'Gallery of pieces',
    emptyTitle: 'This guide is empty',
    emptyText: 'There is nothing in it yet.',
    copyCode: 'Copy code',
    copied: 'Code copied to clipboard!',
    copyFailed: 'Failed to copy the code. Select it and copy it by hand.',
    linkTo: 'Link to “{{heading}}”',
  },
} as const;
