package org.sitrep;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.contract.BrowserRules;

/** Imports point one way: each package may use those before it in the list and no other of ours. */
class ArchitectureTest {
    private static final List<String> ORDER = List.of(
            "portable",
            "scenario",
            "rng",
            "dice",
            "outcome",
            "stats",
            "tune",
            "playbook",
            "strategy",
            "ruleset",
            "engine",
            "analysis");

    private static JavaClasses classes;

    @BeforeAll
    static void importClasses() {
        classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("org.sitrep");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "portable",
                "scenario",
                "rng",
                "dice",
                "outcome",
                "stats",
                "tune",
                "playbook",
                "strategy",
                "ruleset",
                "engine",
                "analysis"
            })
    void usesOnlyWhatComesBeforeIt(final String name) {
        final String[] later = ORDER.subList(ORDER.indexOf(name) + 1, ORDER.size()).stream()
                .map(other -> "org.sitrep." + other + "..")
                .toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage("org.sitrep." + name + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(later)
                .check(classes);
    }

    @Test
    void packagesHaveNoCycles() {
        SlicesRuleDefinition.slices()
                .matching("org.sitrep.(**)")
                .should()
                .beFreeOfCycles()
                .check(classes);
    }

    @Test
    void theHotPathDependsOnNothing() {
        noClasses()
                .that()
                .resideInAnyPackage("org.sitrep.rng..", "org.sitrep.outcome..", "org.sitrep.strategy..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache..", "org.snakeyaml..", "java.time..", "java.io..", "java.nio..")
                .check(classes);
    }

    @Test
    void nobodyReadsTheClockOrUnseededRandomness() {
        noClasses()
                .should()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.Random")
                .check(classes);
    }

    @Test
    void nobodyReadsClassesByReflection() {
        BrowserRules.NO_REFLECTION.check(classes);
    }

    @Test
    void nobodyUsesWhatBrowsersLack() {
        BrowserRules.NOTHING_THAT_BROWSERS_LACK.check(classes);
    }
}
