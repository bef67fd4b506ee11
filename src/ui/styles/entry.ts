/*
 * Styles that every page needs, in the order in which Mantine's components build on each other (the variables of the
 * theme are written by its provider: `deduplicateCssVariables`): those that others extend come first, so that a file
 * imported later, from any chunk, always wins. What belongs to one component of the
 * kit is imported by that component.
 */
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Flex.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Text.layer.css'
import '@mantine/core/styles/Title.layer.css'
import '@mantine/core/styles/Stack.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/EmptyState.layer.css'
import '../theme.css'
