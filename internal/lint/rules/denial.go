package rules

import "strings"

// denying are words that deny by themselves; a "not" before them turns them
// back.
var denying = setOf(`fail fails failed failing lack lacks lacked lacking without absent absence except unless never nothing nobody none neither
	forbidden prohibited banned illegal illegally illogical illegible illegitimate illiterate irrelevant irregular irresponsible irreversible irrational irreparable irresistible
	inert inactive insoluble invalid incapable insufficient inappropriate incorrect inaccurate inadequate incompatible incomplete inconsistent ineffective inefficient ineligible inexpensive
	infrequent inseparable insignificant invisible involuntary inadmissible inaccessible inadvisable incoherent incomparable inconclusive incurable indefinite indirect indispensable
	inelastic inevitable inexact infinite inflexible inhuman injust innocent inoperable insane insecure insensitive intolerable intolerant invariable irreversibly
	impossible improbable improper imperfect impermeable impervious immobile immoral immature impatient impractical imprecise impure impolite impassable
	disallowed disagree disagrees disadvantage disconnected disadvantageous dissimilar dishonest disabled disobey disobeyed disregard disregarded disproved disapprove disapproved
	dislike disliked discontinue discontinued nonexistent nonlinear false missing omit omits omitted void exempt refuse refuses refused reject rejects rejected deny denies denied`)

// deters are words that keep something from happening. "Which does NOT prevent
// rust?" asks for what lets it happen.
var deters = setOf(`avoid avoids avoided avoiding prevent prevents prevented preventing exclude excludes excluded excluding prohibit prohibits forbid forbids disallow disallows disallowed ban bans omit omits omitted ignore ignores ignored skip skips skipped
	hinder hinders inhibit inhibits preclude precludes rule rules hardly scarcely rarely seldom little`)

// under are words that begin with "un" and deny nothing.
var under = setOf(`under uncle unit units unite united unites uniting union unions unique uniquely uniform uniformly uniforms unify unified unifies universe universal universally
	university universities unanimous unanimously unto until understand understands understood understanding undergo undergoes underlying underlie underneath undertake undertaken
	underground underlined undermine underwater unison unicode unidirectional unilateral unimodal unipolar univariate unisex unicorn unary unicast uniprocessor units' ungulate undulate unguent uncial unix untie unload unloads unloaded unlock unlocks unlocked unpack undo undoes unique-key`)

// denies says whether a word denies by itself, as unlikely and invalid do.
func denies(word string) bool {
	return denying[word] || strings.HasPrefix(word, "un") && len(word) > 5 && !under[word] && !strings.HasPrefix(word, "under") && !strings.HasPrefix(word, "uni")
}
