package org.sitrep.rulesets.purplehaze;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Inside Purple Haze imports point one way too: each package may use those before it in the list, none uses the ruleset
 * itself.
 */
class PurpleHazePackagesTest {
    private static final String ROOT = "org.sitrep.rulesets.purplehaze";
    private static final List<String> ORDER = List.of(
            "definition",
            "kits",
            "plot",
            "tables",
            "checks",
            "odds",
            "play",
            "squad",
            "combat",
            "mission",
            "campaign",
            "story",
            "bots",
            "metrics",
            "coverage",
            "scenario");

    private static JavaClasses classes;

    @BeforeAll
    static void importClasses() {
        classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(ROOT);
    }

    static List<String> order() {
        return ORDER;
    }

    @ParameterizedTest
    @MethodSource("order")
    void usesOnlyWhatComesBeforeIt(final String name) {
        final List<String> later = ORDER.subList(ORDER.indexOf(name) + 1, ORDER.size());
        final String[] forbidden = new String[later.size() + 1];
        forbidden[0] = ROOT;
        for (int i = 0; i < later.size(); i++) {
            forbidden[i + 1] = ROOT + "." + later.get(i) + "..";
        }
        noClasses()
                .that()
                .resideInAPackage(ROOT + "." + name + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(forbidden)
                .check(classes);
    }

    /** A package within one of them belongs to it. */
    @Test
    void everyPackageIsInTheList() {
        final Set<String> packages = new TreeSet<>();
        classes.forEach(one -> packages.add(
                one.getPackageName().replaceFirst("(" + ROOT + "\\.\\w+)\\..*", "$1"))); // with what lies below it
        packages.remove(ROOT);
        final Set<String> outer = new TreeSet<>();
        packages.forEach(name -> outer.add(name.substring(ROOT.length() + 1).split("\\.")[0]));
        assertEquals(new TreeSet<>(ORDER), outer);
    }
}
