// All that every page needs before its first control: fonts, tokens, ground rules.
import '@fontsource-variable/alegreya/wght.css'
import '@fontsource-variable/alegreya/wght-italic.css'
import '@fontsource-variable/grenze-gotisch/wght.css'
import './tokens.css'
import './base.css'
