/* The fields of the component library, with their looks: whoever opens a page on which nothing is typed does without. */
import '@mantine/core/styles/Input.css';

export { NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
