package org.sitrep.page;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.sitrep.contract.BrowserRules;

/** The page and its reports can run in a browser. */
class BrowserTest {
    private static JavaClasses classes;

    @BeforeAll
    static void importClasses() {
        classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("org.sitrep.page", "org.sitrep.report");
    }

    @Test
    void nobodyReadsClassesByReflection() {
        BrowserRules.NO_REFLECTION.check(classes);
    }

    @Test
    void nobodyUsesWhatBrowsersLack() {
        BrowserRules.NOTHING_THAT_BROWSERS_LACK.check(classes);
    }

    @Test
    void onlyFilesAreReadByALibrary() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("org.sitrep.report.result.JsonFile")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("tools.jackson..")
                .check(classes);
    }
}
