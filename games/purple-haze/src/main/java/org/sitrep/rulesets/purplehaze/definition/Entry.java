package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/**
 * An entry of a booklet or a card as a graph of steps, beginning with the first (PH-EVT-2, PH-ENC-2). Where a step
 * names the next one, {@code end} ends the entry, and {@code entry.wreck} continues with the first step of the entry
 * {@code wreck}. That entry belongs to the same Mission, to the Mission to whose own deck an Encounter card belongs, or
 * to the same place of R&amp;R. A General Encounter leads to no other entry.
 *
 * <p>An entry also ends with the Mission, and at a choice without an available option. After 255 steps it is aborted,
 * and the trial with it.
 */
public record Entry(
        @Key String id,
        @Field("Title") String title,

        @Field(value = "Steps by name; the entry begins with the first", ordered = true, min = 1, max = 60)
        Map<String, Step> steps) {
    /** Name that ends an entry. */
    public static final String END = "end";

    /** Prefix of the name of another entry. */
    public static final String ENTRY = "entry.";

    /**
     * One step. Its effects happen first; exactly one of choice, test, fight, branch, roll or next then determines how
     * it continues.
     */
    public record Step(
            @Key String id,

            @Field(value = "Story text, in a sentence or two", orElse = "''")
            String text,

            @Field(value = "Effects, in order", orElse = "[]")
            List<Effect> effects,

            @Field(value = "Options for the player", orElse = "{}")
            Map<String, Option> choose,

            @Field("A Trait test") Optional<TraitTest> test,

            @Field("A combat") Optional<Fight> fight,

            @Field("A fork by a condition") Optional<Branch> branch,

            @Field(value = "The step for each face of a D6, from 1 to 6", max = 6, orElse = "[]")
            List<String> roll,

            @Field("The next step") Optional<String> next) {}

    /** An option of a choice. */
    public record Option(
            @Field("The option in a few words") String text,

            @Field("Condition for the option to be offered") Optional<Condition> needs,

            @Field("The next step") String next) {}

    /** A Trait test (PH-DICE-9) of each Marine who tests. It is not passed if no Marine can test. */
    public record TraitTest(
            @Field("Marines who test") Who who,
            @Field("Trait tested") Trait trait,

            @Field(
                    value = "DIFF: successes to pass; 0 for a test that counts successes, which all pass",
                    unit = "successes",
                    min = 0,
                    max = 9)
            int diff,

            @Field(value = "Change of the base Focus dice", unit = "dice", min = -3, max = 5, orElse = "0")
            int focus,

            @Field(value = "Change of the Strike dice", unit = "dice", min = -6, max = 9, orElse = "0")
            int strike,

            @Field(
                    value = "Number of Marines who must pass for the step to continue at pass; 0 for all who test",
                    unit = "Marines",
                    min = 0,
                    max = 6,
                    orElse = "0")
            int enough,

            @Field("Next step if enough pass") String pass,
            @Field("Next step otherwise") String fail) {}

    /** A combat within an entry. */
    public record Fight(
            @Field(value = "The set-up box", refersTo = "combats")
            String box,

            @Field(
                    value = "Eliminated Enemies that suffice to continue at won, however it ends, unless the Squad "
                            + "pulls back; 0 for all",
                    unit = "Enemies",
                    min = 0,
                    max = 24,
                    orElse = "0")
            int enough,

            @Field("Next step if all Enemies are eliminated or retreat, or enough are eliminated")
            String won,

            @Field("Next step if it ends in any other way; that of won if absent")
            Optional<String> drawn,

            @Field("Next step if the Squad pulls back; that of drawn if absent")
            Optional<String> pulledBack,

            @Field("Whether Threat stays unchanged afterwards, instead of falling to 1")
            boolean threatStays) {}

    /** A fork. */
    public record Branch(
            @Field("Condition that decides") Condition when,
            @Field("Next step if the condition is true") String then,
            @Field("Next step otherwise") String otherwise) {}
}
